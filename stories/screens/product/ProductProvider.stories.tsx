import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../../src/collection/ValueText'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { useEntityAccess } from '../../../src/screens/product/useEntityAccess'
import { register, report } from '../../product/register'
import { everyUnderNetwork } from '../../fixtures/network'
import { registerSources } from '../../product/registerSources'

const sources = everyUnderNetwork(registerSources())
const some = { airport: 'chicago-o-hare-international-airport' }

const meta = preview.meta({
  title: 'Screens/ProductProvider',
  component: ProductProvider as ComponentType<object>,
  render: ({ role }: { role?: string }) => (
    <ProductProvider product={register} sources={sources} role={role}>
      <p>
        <ValueText entity={report} field="airport" record={some} />
      </p>
      <Readable />
    </ProductProvider>
  ),
})

/** The fields of a report that the person may read. */
function Readable() {
  const { entity } = useEntityAccess(report, undefined)
  return <p>Readable: {entity.fieldNames.join(', ')}</p>
}

/** A field that refers to another record shows its title, which leads to its page; the role may read every field. */
export const Pilot = meta.story({
  args: { role: 'pilot' },
  parameters: { visual: { until: '.sw-Link' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /O.Hare/ })
    await expect(link).toHaveAttribute('href', '/airports/chicago-o-hare-international-airport')
    await expect(canvas.getByText(/^Readable/)).toHaveTextContent('operator')
  },
})

/** For another role some fields are absent. */
export const Visitor = meta.story({
  args: { role: 'visitor' },
  parameters: { visual: { until: '.sw-Link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Readable/)).not.toHaveTextContent('operator')
  },
})
