import { describe, expect, it } from 'vitest'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { english } from '../../../src/messages/english'
import { englishPeople } from '../../../src/messages/englishPeople'
import { holdersOf, lostRights } from '../../../src/screens/people/compareRights'
import { entitySentences } from '../../../src/screens/people/RightsList'
import type { EntityRights } from '../../../src/screens/people/RoleRights'
import { type Language, peopleActions, rightsInWords } from '../../../src/screens/people/rightsInWords'
import { accessOf, type Action } from '../../../src/spec/access/accessOf'
import { can } from '../../../src/spec/access/can'
import { rightOf } from '../../../src/spec/access/rightOf'
import { evaluate } from '../../../src/spec/conditions/When'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { Entity } from '../../../src/spec/entities/Entity'
import { choice, integer, reference, text } from '../../../src/spec/fields/fields'
import { airport, operator, register, report } from '../../../stories/product/register'
import { colleague, staff } from '../../../stories/product/staff'
import { invoice, workshop } from '../../../stories/product/workshop'

const language = {
  t: createTranslator({ ...english, ...englishPeople }) as Language['t'],
  locale: 'en',
}

const products = [
  { name: 'register', roles: register.roles, entities: register.entities },
  { name: 'workshop', roles: workshop.roles, entities: workshop.entities },
] as const

const rightsOf = ({ roles, entities }: { roles: object; entities: readonly unknown[] }) =>
  rightsInWords(
    {
      roles: roles as typeof workshop.roles,
      entities: entities as readonly Entity[],
      people: colleague,
      roleField: 'role',
    },
    language,
  )

/** Records in each state, of small and of large sums. */
const recordsOf = (entity: Entity) => {
  const { field } = entity.states ?? {}
  const states =
    field === undefined ? [undefined] : (entity.fields[field] as { options: readonly string[] }).options
  return states.flatMap((state) =>
    ['100', '9000'].map((total) => ({ total, ...(field !== undefined && { [field]: state }) })),
  )
}

const actionsOf = (entity: Entity): readonly (readonly [key: string, action: Action])[] => [
  ...(['list', 'read', 'create', 'update', 'remove'] as const).map(
    (action) => [`${entity.name}.${action}`, action] as const,
  ),
  ...Object.keys(entity.transitions ?? {}).map(
    (transition) => [`${entity.name}.transition.${transition}`, { transition }] as const,
  ),
]

describe.each(products)('the rights of the $name', (product) => {
  const said = rightsOf(product)
  const cases = (product.entities as readonly unknown[]).flatMap((one) => {
    const entity = one as Entity
    return actionsOf(entity).flatMap(([key, action]) =>
      Object.keys(product.roles).map((role) => ({ key, role, entity, action })),
    )
  })

  it.each(cases)(
    'say of $role and $key what the rules say of every record',
    ({ key, role, entity, action }) => {
      const words = said
        .find((one) => one.role === role)
        ?.entities.find((one) => one.entity === entity.name)
        ?.actions?.find((one) => one.key === key)
      const right = rightOf(entity, role, action)
      expect(right.held === 'never').toBe(words === undefined)
      expect(words?.conditions.length ?? 0).toBe(right.held === 'while' ? right.conditions.length : 0)
      for (const record of recordsOf(entity)) {
        const isMet =
          right.held === 'always' ||
          (right.held === 'while' &&
            right.conditions.every((when) => evaluate(when, record, { fields: entity.fields })))
        expect(can(accessOf(entity, role), action, record).allowed).toBe(isMet)
      }
    },
  )

  it('name for each question just the roles that may at all', () => {
    const questions = peopleActions(product.entities, language)
    expect(new Set(questions.map(({ key }) => key))).toEqual(new Set(cases.map(({ key }) => key)))
    for (const { key, role, entity, action } of cases) {
      const holds = holdersOf(said, key).some((one) => one.role === role)
      expect(holds, `${role} ${key}`).toBe(can(accessOf(entity, role), action).allowed)
    }
  })

  it('find for each question the very people whose role may', () => {
    for (const { key, entity, action } of cases) {
      const roles = holdersOf(said, key).map(({ role }) => role)
      const found = staff.filter(({ role }) => roles.includes(role)).map(({ id }) => id)
      const byHand = staff
        .filter(({ role }) => can(accessOf(entity, role), action).allowed)
        .map(({ id }) => id)
      expect(found).toEqual(byHand)
    }
  })
})

describe('the words', () => {
  const sentencesOf = (
    role: string,
    entity: { readonly name: string },
    product: (typeof products)[number],
  ) => {
    const rights = rightsOf(product).find((one) => one.role === role)
    const found = rights?.entities.find((one) => one.entity === entity.name)
    return found && entitySentences(found, language)
  }

  it('put together what is allowed under the same condition', () => {
    expect(sentencesOf('mechanic', invoice, products[1])).toEqual([
      'List, read, and make.',
      'Change and remove, only while status is Draft.',
      'Send, only while total is €500.00 or less.',
    ])
  })

  it('name the fields that a role does not see', () => {
    expect(sentencesOf('visitor', report, products[0])).toEqual([
      'List and read, only while status is Verified or Closed.',
      'Does not see: Operator, Cost, and Remarks.',
    ])
  })

  it('say that a role may do nothing', () => {
    expect(sentencesOf('visitor', operator, products[0])).toEqual(['Nothing.'])
    expect(sentencesOf('pilot', airport, products[0])).toEqual(['List and read.'])
  })

  const note = defineEntity({
    name: 'note',
    labels: ['Note', 'Notes'],
    id: 'id',
    title: 'text',
    fields: {
      id: integer({ label: 'Number', readOnly: true }),
      text: text({ label: 'Text' }),
      price: text({ label: 'Price' }),
      writer: reference('colleague', { label: 'Writer' }),
      rev: integer({ readOnly: true, label: 'Rev' }),
      state: choice(['open', 'done'], { label: 'State' }),
    },
    transitions: { finish: { from: ['open'], to: 'done', when: { price: { empty: false } } } },
    states: { field: 'state', initial: 'open', final: ['done'] },
    access: {
      writer: {
        read: true,
        update: { writer: { me: true } },
        transition: { finish: { writer: { me: true } } },
        fields: { state: { update: false }, rev: { update: false }, price: { update: { state: 'open' } } },
      },
    },
  }) as unknown as Entity

  it('tell of the trash where a role has rights of its own on it', () => {
    const kept = {
      ...note,
      access: {
        writer: { list: true, read: true, remove: true, restore: false },
        reader: { list: true, read: true, restore: true, purge: { state: 'done' } },
      },
    } as Entity
    const sentences = (role: string) => {
      const product = { roles: { writer: {}, reader: {} }, entities: [kept] }
      const rights = rightsInWords({ ...product, people: note, roleField: undefined }, language)
      const found = rights.find((one) => one.role === role)?.entities[0]
      return found && entitySentences(found, language)
    }
    expect(sentences('writer')).toEqual(['List, read, remove, and remove for good.'])
    expect(sentences('reader')).toEqual([
      'List, read, and bring back.',
      'Remove for good, only while state is Done.',
    ])
  })

  it('speak of the person, and of the fields that are changed never or sometimes', () => {
    const [writer] = rightsInWords(
      { roles: { writer: {} }, entities: [note], people: note, roleField: 'state' },
      language,
    )
    expect(entitySentences(writer!.entities[0]!, language)).toEqual([
      'Read.',
      'Change, only while writer is this person.',
      'Finish, only while writer is this person and only while price is not empty.',
      'Does not change: State.',
      'Changes Price only while state is Open.',
    ])
    expect(writer!.label).toBe('Writer')
    expect(writer!.changesRoles).toBe(false)
  })

  it('say nothing of an entity whose rights are not declared', () => {
    const free = { ...note, access: undefined } as Entity
    const [writer] = rightsInWords(
      { roles: { writer: {} }, entities: [free], people: free, roleField: 'state' },
      language,
    )
    expect(writer!.entities[0]!.actions).toBeUndefined()
    expect(peopleActions([free], language)).toEqual([])
  })
})

describe('in Arabic', () => {
  const inArabic = { t: createTranslator(arabic, 'ar') as Language['t'], locale: 'ar' }
  const batch = defineEntity({
    name: 'batch',
    labels: ['التشغيلة', 'التشغيلات'],
    nouns: ['تشغيلة', 'تشغيلات'],
    id: 'id',
    fields: { id: integer({ readOnly: true }), owner: reference('person', { label: 'المالك' }) },
    access: {
      clerk: { list: true, read: true, create: true, update: true, remove: { owner: { me: true } } },
    },
  }) as unknown as Entity
  const asked = { roles: { clerk: {} }, entities: [batch], people: batch, roleField: undefined }

  it('each action has its article, and what is asked about begins with the label', () => {
    const [clerk] = rightsInWords(asked, inArabic)
    expect(entitySentences(clerk?.entities[0] as EntityRights, inArabic)).toEqual([
      'عرض القائمة والاطلاع والإضافة والتعديل.',
      'الحذف، فقط إذا كانت قيمة المالك تشير إلى هذا الشخص.',
    ])
    expect(peopleActions([batch], inArabic)[0]?.label).toBe('التشغيلات: عرض القائمة')
  })
})

describe('what is lost', () => {
  const roles = rightsOf(products[1])
  const role = (name: string) => roles.find((one) => one.role === name)
  const lost = (before: string, after: string | undefined) =>
    lostRights(role(before), after === undefined ? undefined : role(after)).map(
      ({ label, actions, seen, changed }) => [
        label,
        ...actions.map((one) => one.label),
        ...seen.map((field) => `see ${field}`),
        ...changed.map((field) => `change ${field}`),
      ],
    )

  it('by a role that allows less, is named entity by entity, also what becomes conditional', () => {
    expect(lost('owner', 'mechanic')).toEqual([
      ['Invoices', 'send', 'record payment', 'mark as overdue', 'give more time', 'void'],
      ['Customers', 'remove'],
      ['Parts', 'make', 'remove', 'change Price'],
      ['Staff', 'make', 'change', 'remove', 'see Since'],
      ['Settings', 'read', 'change'],
    ])
  })

  it('is nothing by the same role, and by one that allows more', () => {
    expect(lost('mechanic', 'mechanic')).toEqual([])
    expect(lost('mechanic', 'owner')).toEqual([])
  })

  it('is everything by no role', () => {
    expect(lost('accountant', undefined).map(([label]) => label)).toEqual([
      'Invoices',
      'Customers',
      'Settings',
    ])
  })
})
