/** The ids of the case categories, which are also their addresses. */
export const caseCategoryIds = ['mkb', 'saas', 'interne-tools'] as const;
