import { Badge } from '../../../src/components/Badge'
import { Banner } from '../../../src/components/Banner'
import { Breadcrumbs } from '../../../src/components/Breadcrumbs'
import { Link } from '../../../src/components/Link'
import { draw } from '../fieldProps'
import type { Mapping, Words } from '../Mapping'

interface Step extends Words {
  readonly href?: string
}

export const breadcrumbs: Mapping<{ readonly items: readonly Step[]; readonly labelText?: string }> = {
  // Ours always collapses where it is narrow.
  leftOut: ['collapseOnMobile'],
  draw: ({ items, labelText = 'Breadcrumb' }) => (
    <Breadcrumbs label={labelText} items={items.map((item) => ({ href: item.href, label: draw(item) }))} />
  ),
}

export const tag: Mapping<Words> = {
  draw: (options) => <Badge>{draw(options)}</Badge>,
}

interface BackLinkOptions extends Step {
  readonly attributes?: { readonly 'aria-label'?: string }
}

export const backLink: Mapping<BackLinkOptions> = {
  draw: ({ href = '#', text = 'Back', html, attributes }) => (
    <Link href={href} aria-label={attributes?.['aria-label']}>
      {draw({ text, html })}
    </Link>
  ),
}

interface NotificationBannerOptions extends Words {
  readonly type?: string
  readonly titleText?: string
  readonly titleHtml?: string
}

export const notificationBanner: Mapping<NotificationBannerOptions> = {
  // Ours takes the focus only where something has to be decided.
  leftOut: ['disableAutoFocus', 'role', 'titleHeadingLevel'],
  draw: (options) => {
    const isSuccess = options.type === 'success'
    const { titleText = isSuccess ? 'Success' : 'Important', titleHtml } = options
    return (
      <Banner tone={isSuccess ? 'success' : 'info'} title={draw({ text: titleText, html: titleHtml })}>
        {draw(options)}
      </Banner>
    )
  },
}
