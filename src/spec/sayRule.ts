import { englishRules } from '../words/englishRules'
import { fillIn } from '../words/fill'
import type { SayRule } from '../words/say'

export const sayRuleInEnglish: SayRule = (key, ...[filling]) => inEnglish(englishRules[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
