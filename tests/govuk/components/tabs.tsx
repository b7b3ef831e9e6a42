import { Tabs } from '../../../src/components/Tabs'
import { draw, present } from '../fieldProps'
import type { Gap, Mapping, Words } from '../Mapping'

interface TabItem {
  readonly label: string
  readonly panel: Words
}

interface TabsOptions {
  readonly title?: string
  readonly items?: readonly (TabItem | Gap)[]
}

export const tabs: Mapping<TabsOptions> = {
  draw: ({ title = 'Contents', items = [] }) => (
    <Tabs
      label={title}
      items={present(items).map(({ label, panel }, place) => ({
        id: String(place),
        label,
        content: draw(panel),
      }))}
    />
  ),
}
