import { defineEntity } from '../entities/defineEntity'
import type { RecordOf } from '../entities/Entity'
import { boolean } from '../fields/kinds/boolean'
import { choice } from '../fields/kinds/choice'
import { json } from '../fields/kinds/json'
import { text } from '../fields/kinds/text'

/**
 * A view of a list that a person has saved: what is searched, filtered and sorted, and how the columns stand. Its records
 * are kept like those of any other entity. Declare it among your product's entities with an `access` of your own to say
 * who may share: a role that may not has `fields: { shared: { update: false } }`.
 */
export const savedView = /* @__PURE__ */ defineEntity({
  name: 'savedView',
  labels: [
    { en: 'View', de: 'Ansicht', ar: 'عرض محفوظ' },
    { en: 'Views', de: 'Ansichten', ar: 'العروض المحفوظة' },
  ],
  id: 'id',
  title: 'name',
  fields: {
    id: /* @__PURE__ */ text({ readOnly: true, label: { en: 'Identifier', de: 'Kennung', ar: 'المعرّف' } }),
    /** The name of the entity whose list it shows. */
    list: /* @__PURE__ */ text({ required: true, label: { en: 'List', de: 'Liste', ar: 'القائمة' } }),
    name: /* @__PURE__ */ text({
      required: true,
      maxLength: 80,
      label: { en: 'Name', de: 'Name', ar: 'الاسم' },
    }),
    /**
     * Search, filter, order and groups, as a list is asked for them:
     * `{ filter: { status: { in: ['open'] } }, sort: [{ field: 'due', direction: 'ascending' }] }`.
     */
    query: /* @__PURE__ */ json({
      label: { en: 'Search and filters', de: 'Suche und Filter', ar: 'البحث والتصفية' },
    }),
    /** Which columns are shown, in which order, how wide, and which are pinned. */
    columns: /* @__PURE__ */ json({ label: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة' } }),
    density: /* @__PURE__ */ choice(['comfortable', 'compact'], {
      label: { en: 'Rows', de: 'Zeilen', ar: 'الصفوف' },
      labels: {
        comfortable: { en: 'Comfortable', de: 'Locker', ar: 'مريحة' },
        compact: { en: 'Compact', de: 'Kompakt', ar: 'متراصّة' },
      },
    }),
    /** Whether everybody sees it. */
    shared: /* @__PURE__ */ boolean({ default: false, label: { en: 'Shared', de: 'Geteilt', ar: 'مشترك' } }),
    /** Whether the list opens with it. */
    isDefault: /* @__PURE__ */ boolean({
      default: false,
      label: { en: 'Default view', de: 'Standardansicht', ar: 'العرض الافتراضي' },
    }),
    /** The id of the person who made it, as text. */
    owner: /* @__PURE__ */ text({ label: { en: 'Owner', de: 'Eigentümer', ar: 'المالك' } }),
  },
})

/** A view of a list that a person has saved. */
export type SavedView = RecordOf<typeof savedView>
