/** Numbers and fixed words of the contact form. */
export const contactFormSettings = {
  /** How long the thank-you panel stands before the empty form returns. */
  successPanelMs: 5000,
  /** A send that takes longer counts as failed. */
  sendTimeoutMs: 15_000,
  /** What the visitor reads when the function's response is not ok. */
  notOkMessage: 'Er ging iets mis bij het versturen van je bericht',
  /** What the visitor reads when the request failed without a message of its own. */
  fallbackMessage: 'Er ging iets mis. Probeer het later opnieuw.',
};
