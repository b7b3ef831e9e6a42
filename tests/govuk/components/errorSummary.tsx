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
  // The links lead to controls of the page around.
  adapt: (html, { errorList = [] }) =>
    html + errorList.map(({ href }) => (href ? `<i id="${href.slice(1)}"></i>` : '')).join(''),
  draw: (options) => {
    const { titleText, titleHtml, descriptionText, descriptionHtml, errorList = [] } = options
    const description = descriptionText ?? descriptionHtml
    return (
      <ErrorSummary
        title={draw({ text: titleText, html: titleHtml })}
        description={description && draw({ text: descriptionText, html: descriptionHtml })}
        items={errorList.map((item) => ({
          message: draw(item),
          ...(item.href && { id: item.href.slice(1) }),
        }))}
        autoFocus={!options.disableAutoFocus}
      />
    )
  },
}
