import type { ReactNode } from 'react'

/** Put a text of a person's into one of the catalogue, kept apart from it where the two are of other directions. */
export function withText(t: (hole: string) => string, text: string): ReactNode {
  const [before = '', after = ''] = t(hole).split(hole)
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  )
}

/** No catalogue has it. */
const hole = '\uFFFC'
