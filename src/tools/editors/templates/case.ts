/** What a new case starts with. */
export interface CaseStart {
  title: string;
  /** Place on the page, from 1. */
  order: number;
  category: string;
  /** Slug of the solution it shows. */
  solution: string;
  /** Key of a photo. */
  image: string;
}

/** A draft of a case that the schema accepts; what an editor has to write starts with `[Vul in`. */
export function createCase({ title, order, category, solution, image }: CaseStart): string {
  return `---
order: ${order}
example: true
title: ${JSON.stringify(title)}
category: ${category}
solution: ${solution}
challenge: "[Vul in: wat er misging, met een getal, in 100 tot 320 tekens. Noem het soort bedrijf en hoe groot het is, geen verzonnen naam.]"
result: "[Vul in: wat er veranderde, met een getal, in 100 tot 320 tekens. Noem na hoeveel weken het er stond en wat het de mensen nu scheelt.]"
image: ${image}
features:
  - "[Vul in: eerste label]"
  - "[Vul in: tweede label]"
  - "[Vul in: derde label]"
draft: true
---

[Vul in: wat er gebouwd is en voor wie, zonder koppen.]

[Vul in: wat de mensen ermee doen en wat dat scheelt.]

[Vul in: wat er bewust niet kwam, en waarom.]
`;
}
