export const uniqueItemsRules = { 'rule.uniqueItems': 'Give each entry of {field} only once' } as const
