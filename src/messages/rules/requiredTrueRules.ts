export const requiredTrueRules = { 'rule.requiredTrue': 'Tick {field} to continue' } as const
