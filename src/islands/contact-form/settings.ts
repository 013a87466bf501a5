export const contactFormSettings = {
  /** How long the thank-you panel shows before the empty form returns. */
  successPanelMs: 5000,
  /** A request that takes longer counts as failed. */
  sendTimeoutMs: 15_000,
  /** Shown when the response is not ok. */
  notOkMessage: 'Er ging iets mis bij het versturen van je bericht',
  /** Shown when the request fails without a message of its own. */
  fallbackMessage: 'Er ging iets mis. Probeer het later opnieuw.',
};
