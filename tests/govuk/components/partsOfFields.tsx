import { FieldFrame } from '../../../src/fields/FieldFrame'
import { draw, drawLabel } from '../fieldProps'
import type { Label, Mapping, Words } from '../Mapping'

/** These are parts of a field: beside theirs stands the input that it is a part of, and ours frames one. */

interface LabelOptions extends Label {
  readonly for?: string
}

const input = 'part-of-a-field'

export const label: Mapping<LabelOptions> = {
  adapt: (html) => html.replace('<label ', `<label for="${input}" `) + `<input id="${input}">`,
  draw: (options) => <Framed label={drawLabel(options)} />,
}

export const hint: Mapping<Words> = {
  adapt: (html) => withInput(html),
  draw: (words) => <Framed label={named} description={draw(words)} />,
}

interface ErrorMessageOptions extends Words {
  readonly visuallyHiddenText?: string
}

export const errorMessage: Mapping<ErrorMessageOptions> = {
  adapt: (html) => withInput(html),
  draw: (words) => <Framed label={named} error={draw(words)} />,
}

const named = 'Full name'

function withInput(html: string) {
  const box = document.createElement('div')
  box.innerHTML = html
  box.firstElementChild?.setAttribute('id', `${input}-words`)
  return `<label for="${input}">${named}</label>${box.innerHTML}<input id="${input}" aria-describedby="${input}-words">`
}

function Framed(props: { label: React.ReactNode; description?: React.ReactNode; error?: React.ReactNode }) {
  return <FieldFrame {...props}>{(control) => <input {...control} />}</FieldFrame>
}
