/** What XML 1.0 cannot hold in any form: controls, halves of characters, and what is no character. */
const refused = /(?![\t\n\r])[\0-\x1F]|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** Breaks between lines and pages, which Word writes within a paragraph. */
const breaks = /[\v\f]/g;

/** A text without the characters that a feed cannot hold. */
export const keepXmlCharacters = (text: string): string => text.replace(breaks, ' ').replace(refused, '');
