import type { Page } from 'playwright/test';

/** The text boxes of the article that the handbook's pictures show being written. */
const boxes = {
  'Kop van het artikel': 'Zo keur je een webapplicatie voordat je betaalt',
  Inleiding:
    'Een acceptatietest kost een dag en voorkomt discussie achteraf. Met een lijst van twaalf punten en een voorbeeld van een installatiebedrijf.',
  'Kop van het laatste blok': 'Eerst zien wat je koopt?',
  'Waarom je nu contact opneemt':
    'In de mockupfase leg je samen vast waar de test straks op let. Vertel wat je wilt laten bouwen, dan zeggen we wat dat kost.',
  'Titel in Google': 'Acceptatietest: zo keur je je webapplicatie',
  'Tekst onder de titel in Google':
    'Keur een webapplicatie in één dag met een lijst van twaalf punten. Met voorbeeld, taakverdeling en wat je doet als een punt niet klopt.',
};

/** The box of this name, and no other whose name holds it. */
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in all that an article must have beside its text. */
export async function fillFields(page: Page): Promise<void> {
  for (const [name, words] of Object.entries(boxes)) await box(page, name).fill(words);
  await page.getByLabel('Dag van publicatie').fill('2026-12-10');
  await page.getByRole('checkbox', { name: 'Concept' }).check();
  const related = page.getByRole('combobox', { name: 'Verwante artikelen' });
  for (const index of [0, 1]) {
    await related.press('ArrowDown');
    await page.getByRole('option').nth(index).click();
  }
  await related.press('Escape');
}
