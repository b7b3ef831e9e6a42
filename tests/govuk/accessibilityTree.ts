import type { CDPSession } from 'playwright'

/** A node as Chromium hands it to assistive technology: the part of the protocol's `AXNode` that is read here. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly value?: { readonly value: string | number }
  readonly properties?: readonly AxProperty[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

interface AxProperty {
  readonly name: string
  readonly value: {
    readonly value?: unknown
    readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
  }
}

/** The accessibility tree below each element with the given `aria-label`, a line for each node. */
export async function accessibilityTrees<Name extends string>(
  session: CDPSession,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const treeOf = (name: Name) => {
    const root = nodes.find((node) => node.role?.value === 'region' && node.name?.value === name)
    if (!root) throw new Error(`No region is named "${name}".`)
    return linesBelow(root, { byId, said: saidElsewhere(nodes) }).join('\n')
  }
  return Object.fromEntries(names.map((name) => [name, treeOf(name)])) as Record<Name, string>
}

interface Tree {
  readonly byId: ReadonlyMap<string, AxNode>
  /** The elements whose words are the name or the description of another, and compared there. */
  readonly said: ReadonlySet<number | undefined>
}

/** States that people are told. Names and descriptions stand apart, and whether it has the focus is a matter of the moment. */
const states = new Set([
  'checked',
  'disabled',
  'expanded',
  'level',
  'live',
  'multiline',
  'multiselectable',
  'pressed',
  'readonly',
  'required',
  'selected',
])

/** These draw, and tell people nothing that their words do not. */
const layout = new Set([
  'generic',
  'none',
  'paragraph',
  'LabelText',
  'Legend',
  'MenuListPopup',
  'strong',
  'emphasis',
])

const labels = new Set(['LabelText', 'Legend'])

/** Their content is their name, or their value. */
const leaves = new Set([
  'button',
  'checkbox',
  'heading',
  'image',
  'link',
  'option',
  'radio',
  'spinbutton',
  'tab',
  'textbox',
])

const words = 'words '

function linesBelow(node: AxNode, tree: Tree, isSaid = false, isInvalid = false): string[] {
  const lines = (node.childIds ?? []).flatMap((id) => linesOf(tree.byId.get(id)!, tree, isSaid, isInvalid))
  return joined(lines)
}

function linesOf(node: AxNode, tree: Tree, saidAround: boolean, invalidAround: boolean): string[] {
  const role = roleOf(node)
  const isDrawing = layout.has(role)
  const isSaid = saidAround || (isDrawing && tree.said.has(node.backendDOMNodeId)) || labels.has(role)
  if (role === 'ListMarker' || role === 'LineBreak') return []
  if (role === 'StaticText') return isSaid || node.ignored ? [] : [words + tidy(node.name?.value)]
  if (node.ignored || isDrawing) return linesBelow(node, tree, isSaid, invalidAround)

  const isInvalid = invalidAround || invalid(node)
  const isGroup = role === 'group'
  const told = [
    role,
    `"${tidy(node.name?.value)}"`,
    ...(node.description?.value ? [`described "${withoutPrefix(node.description.value)}"`] : []),
    ...(node.value && node.value.value !== '' ? [`value "${node.value.value}"`] : []),
    ...(isInvalid && !isGroup ? ['invalid'] : []),
    ...(node.properties ?? []).flatMap(({ name, value: { value } }) => stateOf(role, name, value)),
  ]
  const within = leaves.has(role) ? [] : linesBelow(node, tree, isSaid, isInvalid && isGroup)
  return [told.join(' '), ...within.map((line) => `  ${line}`)]
}

function stateOf(role: string, name: string, value: unknown): readonly string[] {
  if (!states.has(name) || (name === 'level' && role !== 'heading')) return []
  if (value === true || value === 'true') return [name]
  if (value !== false && value !== 'false' && value !== 'off') return [`${name}=${String(value)}`]
  // A button that can be pressed in is another thing than one that cannot, also while it is not.
  return name === 'expanded' || name === 'pressed' ? [`not ${name}`] : []
}

/** A group of radios is a group to those who use it. */
function roleOf(node: AxNode) {
  const role = node.role?.value ?? 'none'
  // A form is a place of its own only if it has a name.
  if (role === 'form' && !node.name?.value) return 'generic'
  return role === 'radiogroup' ? 'group' : role
}

/** GOV.UK says before the message that it is an error; a field of this library says so by its state. */
function invalid({ properties = [], description }: AxNode) {
  const state = properties.find(({ name }) => name === 'invalid')?.value.value
  return (state !== undefined && state !== 'false') || errorPrefix.test(description?.value ?? '')
}

const errorPrefix = /\bError:\s/

const withoutPrefix = (text: string) => tidy(text.replace(errorPrefix, ''))

const tidy = (text = '') => text.replace(/\s+/g, ' ').trim()

/** Words beside each other are one text, however many elements they are drawn in. */
function joined(lines: readonly string[]) {
  const all: string[] = []
  for (const line of lines) {
    if (line === words) continue
    if (line.startsWith(words) && all.at(-1)?.startsWith(words))
      all.push(`${all.pop()} ${line.slice(words.length)}`)
    else all.push(line)
  }
  return all
}

function saidElsewhere(nodes: readonly AxNode[]) {
  const references = nodes.flatMap(({ properties = [] }) =>
    properties.filter(({ name }) => name === 'labelledby' || name === 'describedby'),
  )
  return new Set(
    references.flatMap(({ value }) => value.relatedNodes?.map((one) => one.backendDOMNodeId) ?? []),
  )
}
