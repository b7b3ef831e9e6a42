import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkProduct } from '../../../../src/spec/product/checkProduct'
import { related } from '../../../../src/spec/fields/buildRelated'
import { rollup } from '../../../../src/spec/fields/buildRollup'
import { rule } from '../../../../src/spec/rules/crossFieldRule'
import { defineProduct } from '../../../../src/spec/product/defineProduct'
import {
  boolean,
  choice,
  choices,
  date,
  duration,
  email,
  integer,
  list,
  money,
  number,
  reference,
  text,
} from '../../../../src/spec/fields/fields'
import type { SpecifiedWidget } from '../../../../src/spec/product/SpecifiedWidget'
import type { FindingCode } from '../../../../src/spec/product/findings/Finding'
import { declared, type Workshop, type Written, workshop } from './repairs'

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => void vi.unstubAllEnvs())

const check = (made: Workshop) => checkProduct(defineProduct(declared(made)))
const label = 'Other'
const namesOf = ({ fields }: Written) => Object.keys(fields).filter((name) => !fields[name]?.readOnly)
const many = Array.from({ length: 21 }, (_, index) => `option ${index}`)

const overview = (screens: Workshop['screens'], all: SpecifiedWidget) =>
  (screens['home'] = { path: '/home', shows: 'overview', widgets: { all } })

type Seed = readonly [code: FindingCode, place: string, mistake: string, seed: (made: Workshop) => unknown]

const seeds: readonly Seed[] = [
  // screens
  ['unknown-screen-entity', 'screens.jobs.entity', 'a screen of no entity', ({ screens }) => (screens['jobs']!.entity = 'jobs')],
  ['duplicate-path', 'screens.customers.path', 'a path twice', ({ screens }) => (screens['customers']!.path = '/repairs/')],
  ['missing-path-parameter', 'screens.job.path', 'a record without its parameter', ({ screens }) => (screens['job']!.path = '/repair')],
  ['unknown-role', 'screens.newJob.roles', 'a screen for a role that does not exist', ({ screens }) => (screens['newJob']!.roles = ['mechanic', 'boss'])],
  ['screen-without-right', 'screens.newJob.roles', 'a form for who may not create', ({ screens }) => (screens['newJob']!.roles = ['mechanic', 'cashier'])],
  ['screen-without-right', 'screens.editCustomer.roles', 'a form for who may not write', ({ screens }) => (screens['editCustomer']!.roles = ['mechanic'])],
  ['screen-without-right', 'screens.newJob', 'a form for every role, which none may use', ({ screens, job }) => {
    delete screens['newJob']!.roles
    job.access!['mechanic']!.create = false
  }],
  ['screen-without-right', 'screens.customers.roles', 'a list for who may not list', ({ customer }) => delete customer.access!['mechanic']!.list],
  ['presentation-not-drawn', 'screens.job.presentation', 'a record in a drawer', ({ screens }) => (screens['job']!.presentation = 'drawer')],
  ['presentation-not-drawn', 'screens.jobs.presentation', 'a list beside a list', ({ screens }) => (screens['jobs']!.presentation = 'peek')],
  ['presentation-not-drawn', 'screens.job.presentation', 'a record beside no list', ({ screens }) => {
    screens['job']!.presentation = 'peek'
    delete screens['jobs']
  }],
  ['presentation-not-drawn', 'screens.editCustomer.presentation', 'a dialog over nothing', ({ screens }) => {
    screens['editCustomer']!.presentation = 'dialog'
    delete screens['customers']
  }],
  ['overview-without-widgets', 'screens.jobs.widgets', 'an overview of nothing', ({ screens }) => (screens['jobs'] = { path: '/jobs', shows: 'overview' })],
  ['widgets-not-drawn', 'screens.jobs.widgets', 'widgets of a list', ({ screens }) => Object.assign(screens['jobs']!, { widgets: { all: { shows: 'fact', entity: 'job' } } })],
  ['notifications-of-entity', 'screens.news.entity', 'notices of an entity', ({ screens }) => (screens['news'] = { path: '/news', shows: 'notifications', entity: 'job' })],
  ['second-notifications', 'screens.more.shows', 'the same notices twice', ({ screens }) => Object.assign(screens, { news: { path: '/news', shows: 'notifications' }, more: { path: '/more', shows: 'notifications' } })],
  ['unknown-widget-entity', 'screens.home.widgets.all.entity', 'a number of no entity', ({ screens }) => overview(screens, { shows: 'fact', entity: 'jobs' })],
  ['unknown-widget-field', 'screens.home.widgets.all.sum', 'a sum of no field', ({ screens }) => overview(screens, { shows: 'fact', entity: 'job', sum: 'prize' })],
  ['unknown-widget-field', 'screens.home.widgets.all.sort.0.field', 'a list in the order of no field', ({ screens }) => overview(screens, { shows: 'list', entity: 'job', sort: [{ field: 'prize', direction: 'ascending' }] })],
  ['widget-field-of-other-kind', 'screens.home.widgets.all.sum', 'a sum of texts', ({ screens }) => overview(screens, { shows: 'fact', entity: 'job', sum: 'what' })],
  ['widget-field-of-other-kind', 'screens.home.widgets.all.by', 'a trend over amounts', ({ screens }) => overview(screens, { shows: 'trend', entity: 'job', by: 'price' })],
  ['widget-field-of-other-kind', 'screens.home.widgets.all.by', 'a row for each text', ({ screens }) => overview(screens, { shows: 'breakdown', entity: 'job', by: 'what' })],
  ['broken-condition', 'screens.home.widgets.all.filter', 'a number of what is asked of no field', ({ screens }) => overview(screens, { shows: 'fact', entity: 'job', filter: { prize: '1' } })],
  ['calendar-without-days', 'screens.jobs', 'a calendar of no day', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'calendar', dates: { start: 'price' } })],
  ['calendar-without-days', 'screens.jobs.dates.end', 'a calendar whose end is a text', ({ job, screens }) => {
    job.fields['called'] = date({ label: 'Called' })
    Object.assign(screens['jobs']!, { shows: 'calendar', dates: { start: 'called', end: 'price' } })
  }],
  ['calendar-without-columns', 'screens.jobs.dates.columns', 'a calendar in columns of texts', ({ job, screens }) => {
    job.fields['called'] = date({ label: 'Called' })
    Object.assign(screens['jobs']!, { shows: 'calendar', dates: { columns: 'what' } })
  }],
  ['calendar-without-columns', 'screens.jobs.dates.columns', 'a calendar in columns of no field', ({ job, screens }) => {
    job.fields['called'] = date({ label: 'Called' })
    Object.assign(screens['jobs']!, { shows: 'calendar', dates: { columns: 'van' } })
  }],
  ['tree-without-parents', 'screens.jobs', 'a tree of records that stand below none', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'tree' })],
  ['tree-without-parents', 'screens.jobs.parent', 'a tree by a text', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'tree', parent: 'what' })],
  ['tree-without-parents', 'screens.jobs.parent', 'a tree by no field', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'tree', parent: 'above' })],
  ['tree-without-top', 'screens.jobs', 'a tree whose records all stand below one', ({ job, screens }) => {
    job.fields['above'] = reference('job', { label: 'Above', required: true })
    Object.assign(screens['jobs']!, { shows: 'tree' })
  }],
  ['tree-cannot-filter', 'screens.jobs', 'a tree whose branches cannot be asked for', ({ job, screens, calls }) => {
    job.fields['above'] = reference('job', { label: 'Above' })
    Object.assign(screens['jobs']!, { shows: 'tree' })
    Object.assign(calls['job']!, { can: { ...calls['job']!.can, filter: { above: ['is'] } } })
  }],
  ['people-without-entity', 'screens.jobs', 'people of no entity', ({ screens }) => (screens['jobs'] = { path: '/jobs', shows: 'people' })],
  ['people-without-role-field', 'screens.jobs', 'people without a role', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'people' })],
  ['people-without-role-field', 'screens.jobs.roleField', 'a role that is a text', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'people', roleField: 'what' })],
  ['people-without-role-field', 'screens.jobs.roleField', 'a role in no field', ({ screens }) => Object.assign(screens['jobs']!, { shows: 'people', roleField: 'rank' })],
  ['option-without-role', 'entities.job.fields.by.options', 'a person in a role that does not exist', ({ job, screens }) => {
    job.fields['by'] = choice(['mechanic', 'cashier', 'boss'], { label: 'By' })
    Object.assign(screens['jobs']!, { shows: 'people', roleField: 'by' })
  }],
  ['role-without-option', 'entities.job.fields.by.options', 'a role that no person can have', ({ job, screens }) => {
    job.fields['by'] = choice(['mechanic'], { label: 'By' })
    Object.assign(screens['jobs']!, { shows: 'people' })
  }],
  // fields
  ['field-without-label', 'entities.job.fields.urgent', 'no label', ({ job }) => (job.fields['urgent'] = boolean())],
  ['same-label', 'entities.job.fields.hours', 'two fields of one label', ({ job }) => (job.fields['hours'] = number({ label: 'Price ' }))],
  ['same-label', 'entities.job.fields.parts.of.fields.count', 'two fields of one label in a list', ({ job }) => (job.fields['parts'] = list({ name: text({ label }), count: integer({ label }) }, { label: 'Parts' }))],
  ['same-label', 'entities.customer.labels.1', 'two entities of one label', ({ customer }) => (customer.labels = ['Customer', 'repairs'])],
  ['same-label', 'entities.job.fields.work.labels.gears', 'two options of one label', ({ job }) => (job.fields['work'] = choices(['brakes', 'gears'], { label: 'Work', labels: { gears: 'Brakes', brakes: 'Brakes' } }))],
  ['same-label', 'entities.job.transitions.finish.label', 'two ways on of one label', ({ job }) => (job.transitions['finish']!.label = 'Put back')],
  ['same-label', 'roles.cashier.label', 'two roles of one label', ({ roles }) => (roles['cashier'] = { label: 'Mechanic' })],
  ['title-not-a-text', 'entities.job.title', 'a title that is no text', ({ job }) => (job.title = 'price')],
  ['unreadable-title', 'entities.customer.title', 'a title that a role may not read', ({ customer }) => (customer.access!['mechanic']!.fields = { name: { read: false } })],
  ['unknown-section-field', 'entities.customer.sections.0', 'a section with a field that does not exist', ({ customer }) => (customer.sections = [{ name: 'all', label: 'All', fields: [...namesOf(customer), 'fax'] }])],
  ['field-in-two-sections', 'entities.customer.sections.1', 'a field in two sections', ({ customer }) => (customer.sections = [{ name: 'all', label: 'All', fields: namesOf(customer) }, { name: 'name', label: 'Name', fields: ['name'] }])],
  ['field-without-section', 'entities.customer.fields.name', 'a field that every section forgets', ({ customer }) => (customer.sections = [{ name: 'all', label: 'All', fields: namesOf(customer).filter((name) => name !== 'name') }])],
  ['section-asks-ahead', 'entities.customer.sections.0.when', 'a section that depends on an answer within it', ({ customer }) => (customer.sections = [{ name: 'all', label: 'All', fields: namesOf(customer), when: { name: { empty: false } } }])],
  ['optional-section-required-field', 'entities.customer.sections.0', 'an optional section that must be filled in', ({ customer }) => (customer.sections = [{ name: 'all', label: 'All', fields: namesOf(customer), optional: true }])],
  ['hidden-required-field', 'entities.customer.sections.1', 'a required field that may not be asked for', ({ customer }) => (customer.sections = [{ name: 'points', fields: ['points'] }, { name: 'who', label: 'Who', fields: ['name', 'email'], when: { points: { gt: 1 } } }])],
  ['unknown-referenced-entity', 'entities.job.fields.customer', 'a reference to nothing', ({ job }) => (job.fields['customer'] = reference('client', { label: 'Customer' }))],
  ['broken-reference-filter', 'entities.job.fields.customer', 'a choice of records by a field that they do not have', ({ job }) => (job.fields['customer'] = reference('customer', { label: 'Customer', filter: { colour: 'red' } }))],
  ['broken-reference-fill', 'entities.job.fields.customer', 'a value from a field that the other entity does not have', ({ job }) => (job.fields['customer'] = reference('customer', { label: 'Customer', fills: { tag: 'nickname' } }))],
  ['broken-reference-fill', 'entities.job.fields.customer', 'an amount of money from a number', ({ job }) => (job.fields['customer'] = reference('customer', { label: 'Customer', fills: { price: 'points' } }))],
  ['broken-rollup', 'entities.customer.fields.jobs', 'a count of what does not point at it', ({ customer }) => (customer.fields['jobs'] = rollup(integer({ label: 'Jobs' }), { of: 'job', via: 'id', count: true }))],
  ['broken-rollup', 'entities.customer.fields.jobs', 'a count of no entity', ({ customer }) => (customer.fields['jobs'] = rollup(integer({ label: 'Jobs' }), { of: 'task', via: 'customer', count: true }))],
  ['broken-rollup', 'entities.customer.fields.jobs', 'a sum of no number', ({ customer }) => (customer.fields['jobs'] = rollup(integer({ label: 'Jobs' }), { of: 'job', via: 'customer', sum: 'customer' }))],
  ['broken-rollup', 'entities.customer.fields.jobs', 'a condition on no field', ({ customer }) => (customer.fields['jobs'] = rollup(integer({ label: 'Jobs' }), { of: 'job', via: 'customer', count: true, filter: { mood: 'good' } }))],
  ['broken-related-field', 'entities.job.fields.tag', 'a value of a record of no entity', ({ job }) => (job.fields['tag'] = related(text({ label: 'Tag' }), { of: 'settings', record: 1, field: 'tag' }))],
  ['broken-related-field', 'entities.job.fields.tag', 'a value of another record that it does not have', ({ job }) => (job.fields['tag'] = related(text({ label: 'Tag' }), { via: 'customer', field: 'nickname' }))],
  ['broken-related-field', 'entities.job.fields.tag', 'a value of another record of another kind', ({ job }) => (job.fields['tag'] = related(text({ label: 'Tag' }), { via: 'customer', field: 'points' }))],
  ['related-in-a-circle', 'entities.job.fields.tag', 'values that are read from each other', ({ job, customer }) => {
    customer.fields['first'] = reference('job', { label: 'First job' })
    customer.fields['tag'] = related(text({ label: 'Tag' }), { via: 'first', field: 'tag' })
    job.fields['tag'] = related(text({ label: 'Tag' }), { via: 'customer', field: 'tag' })
  }],
  ['reference-without-screen', 'entities.job.fields.customer', 'a reference to what no screen shows', ({ screens }) => {
    delete screens['customers']
    delete screens['editCustomer']
  }],
  ['too-many-choices', 'entities.job.fields.work', 'a long select', ({ job }) => (job.fields['work'] = choices(many, { label: 'Work' }))],
  ['default-breaks-rules', 'entities.job.fields.wheels.default', 'a default above max', ({ job }) => (job.fields['wheels'] = integer({ label: 'Wheels', max: 4, default: 5 }))],
  ['example-breaks-rules', 'entities.job.fields.tag.example', 'an example of another pattern', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /R-\d+/, example: 'r-1' }))],
  ['attackable-pattern', 'entities.job.fields.tag.pattern', 'a pattern that hangs', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /(\w+-?)+/ }))],
  ['undecided-pattern', 'entities.job.fields.tag.pattern', 'a pattern with a reference back', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /(a|b)\1/ }))],
  // rules of one field that exclude each other
  ['contradictory-rules', 'entities.job.fields.price', 'min above max', ({ job }) => (job.fields['price'] = money({ label: 'Price', currency: 'EUR', min: '10', max: '5' }))],
  ['contradictory-rules', 'entities.job.fields.due', 'a day after the last', ({ job }) => (job.fields['due'] = date({ label: 'Due', min: '2030-01-01', max: '2029-01-01' }))],
  ['contradictory-rules', 'entities.job.fields.tag', 'minLength above maxLength', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', minLength: 9, maxLength: 8 }))],
  ['contradictory-rules', 'entities.job.fields.tag', 'a pattern longer than maxLength', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /^R-(?:\d{4}|\d{6,})$/, maxLength: 5 }))],
  ['contradictory-rules', 'entities.job.fields.tag', 'a look ahead longer than maxLength', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /(?=.{9}).*/, maxLength: 8 }))],
  ['contradictory-rules', 'entities.job.fields.tag', 'a pattern shorter than minLength', ({ job }) => (job.fields['tag'] = text({ label: 'Tag', pattern: /^R-\d{1,4}x?$/, minLength: 8 }))],
  ['contradictory-rules', 'entities.customer.fields.email', 'an address longer than maxLength', ({ customer }) => (customer.fields['email'] = email({ label: 'Email', maxLength: 4 }))],
  ['contradictory-rules', 'entities.job.fields.wheels', 'no whole number between the limits', ({ job }) => (job.fields['wheels'] = integer({ label: 'Wheels', min: 1.2, max: 1.8 }))],
  ['contradictory-rules', 'entities.job.fields.price', 'no cents between the limits', ({ job }) => (job.fields['price'] = money({ label: 'Price', currency: 'EUR', min: '1.001', max: '1.009' }))],
  ['contradictory-rules', 'entities.job.fields.work', 'more than there is to choose', ({ job }) => (job.fields['work'] = choices(['a', 'b'], { label: 'Work', minItems: 3 }))],
  ['contradictory-rules', 'entities.job.fields.work', 'more different ones than there are', ({ job }) => (job.fields['work'] = list(choice(['a', 'b']), { label: 'Work', minItems: 3, uniqueItems: true }))],
  // states
  ['unknown-states-field', 'entities.job.states.field', 'states in no field', ({ job }) => (job.states!.field = 'state')],
  ['states-field-not-a-choice', 'entities.job.states.field', 'states in a text', ({ job }) => (job.states!.field = 'what')],
  ['state-not-an-option', 'entities.job.states.initial', 'a first state that is none', ({ job }) => (job.states!.initial = 'open')],
  ['unknown-state', 'entities.job.transitions.hand.to', 'a way to no state', ({ job }) => (job.transitions['hand'] = { ...job.transitions['finish']!, label: 'Hand over', from: ['done'], to: 'gone' })],
  ['unreachable-state', 'entities.job.states', 'a state that nothing reaches', ({ job }) => (job.fields['status'] = choice(['new', 'started', 'done', 'fetched', 'lost'], { label: 'Status', readOnly: true }))],
  ['transitions-without-states', 'entities.job.transitions', 'ways without states', ({ job }) => delete job.states],
  ['way-out-of-final-state', 'entities.job.transitions.putBack.from', 'a way out of a final state', ({ job }) => {
    job.transitions['putBack']!.from = ['started', 'fetched']
    delete job.transitions['start']!.undo
  }],
  ['dead-end', 'entities.job.states.final', 'a dead end that is not final', ({ job }) => (job.states!.final = [])],
  ['unknown-undo', 'entities.job.transitions.start.undo', 'an undo that is none', ({ job }) => (job.transitions['start']!.undo = 'stop')],
  ['undo-leads-elsewhere', 'entities.job.transitions.start.undo', 'an undo from another state', ({ job }) => (job.transitions['start']!.undo = 'hand')],
  ['undo-leads-elsewhere', 'entities.job.transitions.start.undo', 'an undo to another state', ({ job }) => (job.transitions['start']!.undo = 'finish')],
  ['undo-leads-elsewhere', 'entities.job.transitions.start.undo', 'an undo to one of two states', ({ job }) => (job.transitions['start']!.from = ['new', 'done'])],
  ['undo-asks-for-missing', 'entities.job.transitions.start.undo', 'an undo that asks for what a record may come without', ({ job }) => {
    job.fields['why'] = text({ label: 'Why' })
    job.rules.push(rule({ at: ['why'], when: { status: 'new' }, require: { why: { empty: false } } }))
    Object.assign(job.transitions['putBack']!, { ask: ['why'] })
    job.transitions['again'] = { from: ['done'], to: 'new', label: 'Begin again' }
    Object.assign(job.access!['mechanic']!.transition!, { again: true })
  }],
  ['transition-without-role', 'entities.job.transitions.hand', 'a way that no role may take', ({ job }) => (job.access!['mechanic']!.transition = { start: true, putBack: true, finish: true })],
  ['transition-without-role', 'entities.job.transitions.start', 'ways that nobody thought of', ({ job }) => delete job.access!['mechanic']!.transition],
  ['reason-never-said', 'entities.job.transitions.start.reason', 'words for no condition', ({ job }) => Object.assign(job.transitions['start']!, { reason: 'only when it is paid' })],
  ['reason-never-said', 'entities.job.access.mechanic.reasons.remove', 'words for what has no button', ({ job }) => Object.assign(job.access!['mechanic']!, { remove: false, reasons: { remove: 'ask the boss' } })],
  ['reason-never-said', 'entities.job.access.mechanic.reasons.update', 'words for what is always allowed', ({ job }) => Object.assign(job.access!['mechanic']!, { update: true, reasons: { update: 'ask the boss' } })],
  ['reason-never-said', 'entities.job.access.mechanic.reasons.transition.start', 'words for a step that is always allowed', ({ job }) => Object.assign(job.access!['mechanic']!, { reasons: { transition: { start: 'ask the boss' } } })],
  ['reason-never-said', 'entities.job.access.mechanic.fields.price.reason', 'words for a field that may be changed', ({ job }) => Object.assign(job.access!['mechanic']!, { fields: { price: { reason: 'ask the boss' } } })],
  ['unknown-asked-field', 'entities.job.transitions.finish.required', 'required and not asked for', ({ job }) => (job.transitions['finish']!.required = ['tag'])],
  ['unknown-asked-field', 'entities.job.transitions.finish.ask', 'asked for no field', ({ job }) => (job.transitions['finish']!.ask = ['hour'])],
  // conditions and rules
  ['unknown-rule-field', 'entities.job.rules.0.at', 'a rule at no field', ({ job }) => (job.rules[0] = rule({ at: ['day'], require: { due: { empty: false } } }))],
  ['unknown-error-code', 'entities.job.rules.0.error', 'a rule without words', ({ job }) => (job.rules[0] = rule({ at: ['due'], require: { due: { empty: false } }, error: 'due-gone' }))],
  ['broken-condition', 'entities.job.transitions.finish.when', 'asked of no field', ({ job }) => (job.transitions['finish']!.when = { prize: { gt: '0' } })],
  ['broken-condition', 'entities.job.access.mechanic.update', 'asked in no way of its kind', ({ job }) => (job.access!['mechanic']!.update = { what: { gt: 'x' } as never })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'above and below', ({ job }) => (job.transitions['finish']!.when = { price: { gt: '10', lt: '5' } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'between two cents', ({ job }) => (job.transitions['finish']!.when = { price: { gt: '1.00', lt: '1.01' } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'outside the limits', ({ job }) => (job.transitions['finish']!.when = { wheels: { gt: 4 } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'after the last day', ({ job }) => (job.transitions['finish']!.when = { due: { gte: '2050-01-01' } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'one and not the same', ({ job }) => (job.transitions['finish']!.when = { urgent: { is: true, not: true } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'another state than it starts from', ({ job }) => (job.transitions['finish']!.when = { status: 'new' })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'a text that no pattern takes', ({ job }) => (job.transitions['finish']!.when = { tag: { in: ['r-1', 'R-1'] } })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'empty although required', ({ job }) => (job.transitions['finish']!.when = { customer: null })],
  ['impossible-condition', 'entities.job.transitions.finish.when', 'a part longer than the whole', ({ job }) => (job.transitions['finish']!.when = { tag: { contains: 'R-2041-2041' } })],
  ['impossible-condition', 'entities.job.access.mechanic.transition.start', 'allowed in another state', ({ job }) => (job.access!['mechanic']!.transition = { start: { status: 'done' } })],
  ['impossible-condition', 'entities.job.access.mechanic.update.1', 'one of two ways is none', ({ job }) => (job.access!['mechanic']!.update = [{ urgent: true }, { hours: { gt: 40 } }])],
  ['impossible-condition', 'entities.job.rules.0.when', 'a rule that is never asked', ({ job }) => (job.rules[0] = rule({ at: ['due'], when: { hours: { lt: 0 } }, require: { due: { empty: false } } }))],
  ['impossible-condition', 'entities.job.rules.0.require', 'a rule that nothing keeps', ({ job }) => (job.rules[0] = rule({ at: ['price'], require: { price: { gt: '5000' } } }))],
  ['contradictory-rules', 'entities.job.rules.1.require', 'two rules of which one is broken', ({ job }) => {
    job.rules[0] = rule({ at: ['price'], when: { urgent: true }, require: { price: { gte: '100' } } })
    job.rules[1] = rule({ at: ['price'], when: { urgent: true }, require: { price: { lt: '100' }, hours: { gt: 1 } } })
  }],
  // roles
  ['unknown-role', 'entities.job.access.boss', 'a role that no person has', ({ job }) => (job.access!['boss'] = { read: true })],
  ['unknown-start-screen', 'roles.cashier.start', 'a beginning on no screen', ({ roles }) => (roles['cashier']!.start = 'today')],
  ['start-not-opened', 'roles.cashier.start', 'a beginning on one record', ({ roles }) => (roles['cashier']!.start = 'job')],
  ['start-not-opened', 'roles.cashier.start', 'a beginning where the role may not go', ({ roles, screens }) => {
    screens['newJob']!.roles = ['mechanic']
    roles['cashier']!.start = 'newJob'
  }],
  ['role-without-access', 'roles.trainee', 'a role that may do nothing', ({ roles }) => (roles['trainee'] = {})],
  ['change-without-read', 'entities.customer.access.cashier.update', 'update without read', ({ customer }) => (customer.access!['cashier'] = { list: true, create: true, update: true })],
  ['creation-not-asked', 'entities.job.access.mechanic.create', 'a creation by the state', ({ job }) => (job.access!['mechanic']!.create = { status: 'new' })],
  ['change-without-read', 'entities.job.access.mechanic.fields.due.update', 'a field that is written unread', ({ job }) => (job.access!['mechanic']!.fields = { due: { read: false, update: true } })],
  ['unknown-permitted-field', 'entities.job.access.cashier.fields.cost', 'rights to no field', ({ job }) => (job.access!['cashier']!.fields = { cost: { read: false } })],
  ['unknown-permitted-transition', 'entities.job.access.mechanic.transition.stop', 'rights to no way on', ({ job }) => (job.access!['mechanic']!.transition = { stop: true })],
  // calls
  ['unknown-called-entity', 'calls.bicycle', 'calls for no entity', ({ calls }) => (calls['bicycle'] = { list: true })],
  ['order-not-kept', 'entities.job.sort', 'an order that no call can give', ({ job, calls }) => {
    job.sort = [{ field: 'due', direction: 'ascending' }]
    calls['job']!.can = { ...calls['job']!.can, sort: ['what'] }
  }],
  ['unknown-called-field', 'calls.job.can.sort', 'sorted by no field', ({ calls }) => (calls['job']!.can = { sort: ['day'] })],
  ['granted-without-call', 'entities.customer.access.cashier.remove', 'removed without a call', ({ calls }) => delete calls['customer']!.remove],
  ['granted-without-call', 'screens.job', 'shown without a call', ({ calls }) => delete calls['job']!.get],
  ['granted-without-call', 'screens.jobs', 'on a board without a call', ({ calls, screens }) => {
    Object.assign(screens['jobs']!, { shows: 'board' })
    delete calls['job']!.list
  }],
  ['granted-without-call', 'screens.jobs', 'made step by step without a call', ({ calls, screens }) => {
    Object.assign(screens['jobs']!, { shows: 'wizard' })
    delete calls['job']!.create
  }],
  ['granted-without-call', 'entities.job.access.mechanic.list', 'listed without a call', ({ calls, screens }) => {
    delete calls['job']!.list
    delete screens['jobs']
  }],
  // errors and limits
  ['error-without-words', 'errors.gone.title', 'an error that says nothing', ({ errors }) => (errors['gone']!.title = '')],
  ['duplicate-error-type', 'errors.gone2', 'an error that is never said', ({ errors }) => (errors['gone2'] = errors['gone'] = { ...errors['gone']!, type: '/gone' })],
  ['unknown-error-field', 'errors.due-missing.field', 'an error at no field', ({ errors }) => (errors['due-missing']!.field = 'day')],
  ['limit-not-finite', 'limits.session.value', 'a limit that limits nothing', ({ limits }) => (limits['session']!.value = Number.NaN)],
  ['limit-unlike-field', 'limits.photos.value', 'other bytes than the field', ({ limits }) => (limits['photos']!.value = 4_000_000)],
  ['limit-unlike-field', 'limits.what.value', 'a limit that the field does not keep', ({ job, limits }) => {
    job.fields['what'] = text({ label: 'What is broken', required: true })
    limits['what'] = { value: 80 }
  }],
  ['limit-of-no-field', 'limits.job.pars', 'a limit of no field', ({ limits }) => (limits['job.pars'] = { value: 50, unit: 'items' })],
  ['limit-unlike-field', 'limits.job.parts.value', 'other items than the field', ({ limits }) => (limits['job.parts'] = { value: 200, unit: 'items' })],
] // prettier-ignore

describe('a product in which nothing is wrong', () => {
  test('has no findings', () => expect(check(workshop())).toEqual([]))

  test('nor has one with limits of its lists', () => {
    const made = workshop()
    Object.assign(made.limits, { 'job.export': { value: 5000 }, selection: { value: 200 } })
    expect(check(made)).toEqual([])
  })

  test('nor has one with two errors of one status, which a server tells apart by their codes', () => {
    const made = workshop()
    made.errors['inUse'] = { title: 'It is in use', place: 'form', next: 'giveUp', status: 410 }
    expect(check(made)).toEqual([])
  })

  test('may add up how long its records take', () => {
    const made = workshop()
    made.job.fields['took'] = duration({ label: 'Took' })
    overview(made.screens, { shows: 'fact', entity: 'job', sum: 'took' })
    expect(check(made).map(({ code }) => code)).not.toContain('widget-field-of-other-kind')
  })

  test.each(seeds)('with one mistake has “%s” at %s: %s', (code, place, _, seed) => {
    const made = workshop()
    seed(made)
    const findings = check(made)
    expect(findings.map((one) => [one.code, one.place])).toContainEqual([code, place])
    for (const { reason, cure } of findings) {
      expect(reason).toMatch(/^[\p{Lu}“/].+\.$/su)
      expect(cure).toMatch(/^\p{Lu}.+\.$/su)
    }
  })

  test('every code has its mistake', () => {
    const all: Record<FindingCode, true> = {
      'unknown-states-field': true,
      'states-field-not-a-choice': true,
      'unknown-state': true,
      'state-not-an-option': true,
      'unreachable-state': true,
      'transitions-without-states': true,
      'way-out-of-final-state': true,
      'dead-end': true,
      'unknown-undo': true,
      'undo-leads-elsewhere': true,
      'undo-asks-for-missing': true,
      'unknown-asked-field': true,
      'unknown-role': true,
      'unknown-start-screen': true,
      'start-not-opened': true,
      'unknown-permitted-field': true,
      'unknown-permitted-transition': true,
      'role-without-access': true,
      'change-without-read': true,
      'creation-not-asked': true,
      'broken-condition': true,
      'impossible-condition': true,
      'unknown-referenced-entity': true,
      'broken-reference-filter': true,
      'broken-reference-fill': true,
      'broken-related-field': true,
      'related-in-a-circle': true,
      'broken-rollup': true,
      'unknown-screen-entity': true,
      'duplicate-path': true,
      'missing-path-parameter': true,
      'screen-without-right': true,
      'error-without-words': true,
      'duplicate-error-type': true,
      'unknown-error-field': true,
      'unknown-error-code': true,
      'unknown-rule-field': true,
      'field-without-label': true,
      'same-label': true,
      'title-not-a-text': true,
      'unreadable-title': true,
      'unknown-section-field': true,
      'field-in-two-sections': true,
      'field-without-section': true,
      'section-asks-ahead': true,
      'optional-section-required-field': true,
      'hidden-required-field': true,
      'attackable-pattern': true,
      'undecided-pattern': true,
      'contradictory-rules': true,
      'default-breaks-rules': true,
      'example-breaks-rules': true,
      'too-many-choices': true,
      'unknown-called-entity': true,
      'unknown-called-field': true,
      'order-not-kept': true,
      'granted-without-call': true,
      'limit-not-finite': true,
      'limit-unlike-field': true,
      'limit-of-no-field': true,
      'presentation-not-drawn': true,
      'calendar-without-days': true,
      'calendar-without-columns': true,
      'tree-without-parents': true,
      'tree-without-top': true,
      'tree-cannot-filter': true,
      'people-without-entity': true,
      'people-without-role-field': true,
      'option-without-role': true,
      'role-without-option': true,
      'overview-without-widgets': true,
      'widgets-not-drawn': true,
      'notifications-of-entity': true,
      'second-notifications': true,
      'unknown-widget-entity': true,
      'unknown-widget-field': true,
      'widget-field-of-other-kind': true,
      'reference-without-screen': true,
      'transition-without-role': true,
      'reason-never-said': true,
    }
    expect([...new Set(seeds.map(([code]) => code))].toSorted()).toEqual(Object.keys(all).toSorted())
  })
})
