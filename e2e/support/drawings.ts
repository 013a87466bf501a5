/** Runs in the page: whether every part that a drawing takes from a file has come, and is drawn within the drawing. */
export function hasParts(): boolean {
  const parts = [...document.querySelectorAll<SVGUseElement>('main [role="img"] use')];
  return parts.length > 0 && parts.every((part) => part.getBBox().width > 0);
}

/** Runs in the page: whether every picture that this width shows has come; goes to the first that has not. */
export function hasPictures(): boolean {
  const pictures = [...document.images].filter(
    (image) => image.src.includes('/_astro/picture.') && image.checkVisibility(),
  );
  const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  missing?.scrollIntoView({ behavior: 'instant' });
  return pictures.length > 0 && !missing;
}
