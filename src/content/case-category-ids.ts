/** The three groups of cases, which are also their addresses. */
export const caseCategoryIds = ['mkb', 'saas', 'interne-tools'] as const;
