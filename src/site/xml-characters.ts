/** Characters that XML 1.0 cannot hold in any form: controls, lone surrogates and noncharacters. */
const refused = /(?![\t\n\r])[\0-\x1F]|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** Line and page breaks, which Word writes within a paragraph. */
const breaks = /[\v\f]/g;

/** Drops the characters that a feed cannot hold. */
export const keepXmlCharacters = (text: string): string => text.replace(breaks, ' ').replace(refused, '');
