/** The form that is open in the browser, for the fields whose choices are in it. */
import { slug } from 'github-slugger';

import type { Option } from '../fields/choice.ts';

interface Heading {
  type: { name: string };
  attrs: { level?: number };
  textContent: string;
}

interface Form {
  fields: {
    text?: { value?: { doc: { descendants: (visit: (node: Heading) => void) => void } } };
    roles?: { elements?: { fields: { name: { value: string } } }[] };
  };
}

let form: Form | undefined;

/** Keystatic says which form it shows. */
export function openForm(shown: Form): void {
  form = shown;
}

/** The screens of the model, as links name them: by the rule that makes ids of headings. */
export function listScreens(): Option[] {
  const screens: Option[] = [];
  form?.fields.text?.value?.doc.descendants(({ type, attrs, textContent }) => {
    if (type.name === 'heading' && attrs.level === 2)
      screens.push({ value: `#${slug(textContent)}`, label: textContent });
  });
  return screens;
}

/** The names of the model's roles. */
export const listRoles = () => form?.fields.roles?.elements?.map(({ fields }) => fields.name.value) ?? [];
