export { animate } from 'framer-motion/dom/mini';
