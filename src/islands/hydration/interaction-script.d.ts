/** The address of `layouts/on-interaction.ts` in the built site (`build/interaction-script.ts`). */
declare const INTERACTION_SCRIPT: string;
