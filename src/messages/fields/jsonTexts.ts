/** The texts of a field for JSON, apart from those of other fields. {line} is counted from 1. */
export const jsonTexts = {
  'json.after': 'Line {line}: remove what stands after the end',
  'json.close': 'Line {line}: close the {about} that stands there',
  'json.colon': 'Line {line}: put a colon after the name',
  'json.comma': 'Line {line}: put a comma or {about} here',
  'json.digits': 'Line {line}: put {about} in double quotes, as it has more digits than a number keeps',
  'json.escape': 'Line {line}: write \\\\ for a backslash, and \\t for a tab',
  'json.format': 'Format',
  'json.leave': 'Tab indents. Escape, then Tab leaves the box.',
  'json.name': 'Line {line}: put a name in double quotes here',
  'json.quote': 'Line {line}: end the text with a double quote',
  'json.trailing': 'Line {line}: remove the comma before {about}',
  'json.twice': 'Line {line}: rename one of the two “{about}”',
  'json.value': 'Line {line}: put a value here. Texts stand in double quotes',
} as const
