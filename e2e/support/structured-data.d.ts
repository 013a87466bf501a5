// Both packages come without types; these are the parts we use.
declare module '@marbec/web-auto-extractor' {
  /** Reads the structured data in a page. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): unknown;
  }
}

declare module '@adobe/structured-data-validator' {
  /** Checks what the extractor found. */
  export default class Validator {
    validate(found: unknown): Promise<
      {
        rootType: string;
        issueMessage: string;
        severity: 'ERROR' | 'WARNING';
        path: { type?: string; property?: string }[];
      }[]
    >;
  }
}
