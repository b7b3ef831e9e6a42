import { englishForms } from '../englishForms'

export const requiredRules = { 'rule.required': englishForms['rule.required'] } as const
