import type { ReactNode } from 'react'
import { FieldFrame } from '../../../src/fields/FieldFrame'
import { draw, drawLabel } from '../fieldProps'
import type { Label, Mapping, Words } from '../Mapping'

const id = 'part-of-a-field'
const name = 'Full name'

/** A label is said of the input that it stands beside. */
export const label: Mapping<Label> = {
  leftOut: ['for'],
  adapt: (html) =>
    `${html.replace(/ for="[^"]*"/, '').replace('<label ', `$&for="${id}" `)}<input id="${id}">`,
  draw: (options) => <Framed label={drawLabel(options)} />,
}

/** A hint is said of the input that it describes. */
export const hint: Mapping<Words> = {
  adapt: describeInput,
  draw: (options) => <Framed label={name} description={draw(options)} />,
}

/** And so is an error message. Their word for "Error", in whichever language, is a state here. */
export const errorMessage: Mapping<Words & { readonly visuallyHiddenText?: string }> = {
  leftOut: ['visuallyHiddenText'],
  adapt: (html, { visuallyHiddenText }) =>
    describeInput(html.replace(`${visuallyHiddenText || 'Gwall'}:`, 'Error:')),
  draw: (options) => {
    const { text, html } = options
    return (
      <Framed
        label={name}
        error={draw({ text, html: html?.replace(/<span class="govuk-visually-hidden">.*?<\/span>/, '') })}
      />
    )
  },
}

function describeInput(html: string) {
  const box = document.createElement('div')
  box.innerHTML = html
  box.firstElementChild?.setAttribute('id', `${id}-words`)
  return `<label for="${id}">${name}</label>${box.innerHTML}<input id="${id}" aria-describedby="${id}-words">`
}

function Framed(props: { label: ReactNode; description?: ReactNode; error?: ReactNode }) {
  return <FieldFrame {...props}>{(control) => <input {...control} />}</FieldFrame>
}
