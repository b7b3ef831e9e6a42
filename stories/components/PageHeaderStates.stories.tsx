import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Badge } from '../../src/components/Badge'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'
import { Button } from '../../src/components/Button'
import { PageHeader, type PageHeaderProps } from '../../src/components/PageHeader'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/PageHeader/States',
  component: PageHeader as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A screen that has just appeared has the focus on its title, and does not show it: nothing can be done with it. */
export const Titles = meta.story({
  // Where it is narrow the actions stand below the title, and a quiet one begins where its words do.
  parameters: {
    visual: { modes: ['light', 'dark', 'contrast', 'contrast-dark', 'compact', 'forced', 'narrow'] },
  },
  render: () => (
    <StatesSheet<PageHeaderProps>
      width="page"
      part=".sw-PageHeader-title"
      rows={{
        'a record': {
          headingLevel: 3,
          breadcrumbs: <Breadcrumbs items={[{ label: 'Bird strikes', href: '#strikes' }]} />,
          title: 'Gull, Detroit Metro',
          badge: <Badge tone="warning">Substantial</Badge>,
          description: <p>4 May 2001, on approach at 1,500 feet</p>,
          actions: (
            <>
              <Button variant="quiet">Share</Button>
              <Button variant="primary">Edit</Button>
            </>
          ),
        },
      }}
      states={{ focus: {} }}
    >
      {(props) => <PageHeader {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('group', { name: 'a record, focus' })
    await expect(within(cell).getByRole('heading', { name: 'Gull, Detroit Metro' })).toHaveStyle({
      outlineStyle: 'none',
    })
  },
})
