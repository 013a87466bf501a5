/** Words, with the lines that they stand at. */
const words =
  /(<path class="d-fine d-faint"[^>]*><\/path>\s*)?<path [^>]*><\/path>\s*(<text.*?<\/text>\s*)+/gs;

/** Takes the words and the motion out of the HTML of a drawing, which stands beside what has them. */
export const quieten = (html: string) =>
  html.replace(words, '').replace(/ aria-label="[^"]*"|\bd-(layer-\d|draw)\b/g, '');
