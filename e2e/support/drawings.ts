/** Runs in the page: whether every part that a drawing uses from a file is loaded and drawn. */
export function hasParts(): boolean {
  const parts = [...document.querySelectorAll<SVGUseElement>('main [role="img"] use')];
  return parts.length > 0 && parts.every((part) => part.getBBox().width > 0);
}

/** Runs in the page: whether every picture shown at this width is loaded; scrolls to the first that is not. */
export function hasPictures(): boolean {
  const pictures = [...document.images].filter(
    (image) => image.src.includes('/tekeningen/') && image.checkVisibility(),
  );
  const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  missing?.scrollIntoView({ behavior: 'instant' });
  return pictures.length > 0 && !missing;
}
