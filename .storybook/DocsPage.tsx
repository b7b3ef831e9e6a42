import {
  Anchor,
  AnchorMdx,
  Canvas,
  CodeOrSourceMdx,
  Controls,
  Description,
  DocsContext,
  Heading,
  HeadersMdx,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { toId } from 'storybook/internal/csf'
import { ProseContext } from './prose'
import { sentence } from './sentence'
import { WideTable } from './WideTable'

/** The docs page of a component: what it is for, live, how it is used, its props, and each of its stories. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const prose = use(ProseContext)
  const main = mainPageOf(preparedMeta.title)
  const alone = Object.keys(csfFile.stories).length === 1
  return (
    <>
      <Title />
      {prose ? <Words>{prose.lead}</Words> : <Description of="meta" />}
      {main && <Words>{`These are more stories of ${main}.`}</Words>}
      {alone && <Description of="story" />}
      <Primary />
      {prose && <Words>{prose.sections}</Words>}
      {preparedMeta.component !== undefined && <Heading>Props</Heading>}
      <Controls />
      {!alone && <Heading>Stories</Heading>}
      {!alone && <EachStory />}
    </>
  )
}

/** Markdown, with Storybook's elements and our table. */
function Words({ children }: { children: string }) {
  return <Markdown options={{ overrides, forceBlock: true }}>{children}</Markdown>
}

const overrides = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: WideTable }

/** As Storybook's own block, with names that read as sentences. */
function EachStory() {
  const stories = use(DocsContext).componentStories()
  return stories
    .filter(({ tags }) => tags.includes('autodocs'))
    .map(({ id, name, moduleExport }) => (
      <Anchor key={id} storyId={id}>
        <Subheading>{sentence(name)}</Subheading>
        <Description of={moduleExport} />
        <Canvas of={moduleExport} story={forFirstArgs} source={forFirstArgs} />
      </Anchor>
    ))
}

/** The controls change the story at the top alone. */
const forFirstArgs = { __forceInitialArgs: true }

/** `Collection/RecordGrid/Cards` belongs to `Collection/RecordGrid`: a link to the page that says how it is used. */
function mainPageOf(title: string): string | undefined {
  const [room, name, more] = title.split('/')
  return room && name && more && `[${name}](?path=/docs/${toId(`${room}/${name}`, 'docs')})`
}
