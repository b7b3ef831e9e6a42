export const formatRules = {
  'rule.email': 'Enter {field} like name@example.com',
  'rule.phone': 'Enter {field} as a telephone number, like +44 20 7946 0958',
  'rule.phoneOf': 'Enter {field} as a telephone number ({country}), or as one with + and its country code',
  'rule.url': 'Enter {field} as a web address, like https://example.com',
} as const
