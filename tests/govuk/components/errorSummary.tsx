import { ErrorSummary } from '../../../src/form/ErrorSummary'
import { draw } from '../fieldProps'
import type { Mapping, Words } from '../Mapping'

interface ErrorSummaryOptions {
  readonly titleText?: string
  readonly titleHtml?: string
  readonly descriptionText?: string
  readonly descriptionHtml?: string
  readonly errorList?: readonly (Words & { readonly href?: string })[]
  readonly disableAutoFocus?: boolean
}

export const errorSummary: Mapping<ErrorSummaryOptions> = {
  // Their links lead to controls of the page around.
  adapt: (html, { errorList = [] }) =>
    html + errorList.map(({ href }) => (href ? `<i id="${href.slice(1)}"></i>` : '')).join(''),
  draw: ({ titleText, titleHtml, descriptionText, descriptionHtml, errorList = [], disableAutoFocus }) => (
    <ErrorSummary
      title={draw({ text: titleText, html: titleHtml })}
      description={draw({ text: descriptionText, html: descriptionHtml })}
      items={errorList.map(({ href, ...words }) => ({
        message: draw(words),
        ...(href && { id: href.slice(1) }),
      }))}
      autoFocus={!disableAutoFocus}
    />
  ),
}
