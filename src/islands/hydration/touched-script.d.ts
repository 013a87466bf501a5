/** The address of `layouts/touched.ts` in the built site (`build/touched-script.ts`). */
declare const TOUCHED_SCRIPT: string;
