import type { RestSourceOptions } from './rest/RestSourceOptions'

/** Options for json-server 0.17: `restSource(strike, { url: '/strikes', ...jsonServerRest })`. */
export const jsonServerRest = {
  paging: { kind: 'page', page: '_page', limit: '_limit' },
  search: 'q',
  sort: { parameters: { _sort: ['{field}', '{field}'], _order: ['asc', 'desc'] } },
  filter: {
    is: '{field}={value}',
    not: '{field}_ne={value}',
    in: '{field}={value}',
    gte: '{field}_gte={value}',
    lte: '{field}_lte={value}',
    // It reads this as a regular expression. Of a list of numbers, as ids are, 7 is one, and not a digit of 17.
    contains: (field, value) => [
      [
        `${field}_like`,
        typeof value === 'number'
          ? `(^|,)${value}(,|$)`
          : String(value).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'),
      ],
    ],
  },
} satisfies Partial<RestSourceOptions>

/** Options for Django REST framework, with its usual filters, search, order and numbered pages. */
export const djangoRest = {
  paging: { kind: 'page', page: 'page', limit: 'page_size' },
  records: '/results',
  total: '/count',
  search: 'search',
  sort: 'ordering',
  filter: {
    is: '{field}={value}',
    in: '{field}__in={values}',
    gte: '{field}__gte={value}',
    lte: '{field}__lte={value}',
    contains: '{field}__icontains={value}',
    empty: '{field}__isnull={value}',
  },
} satisfies Partial<RestSourceOptions>

/** Options for Spring Data's web support, which knows pages and orders. */
export const springRest = {
  paging: { kind: 'page', page: 'page', limit: 'size', first: 0 },
  records: '/content',
  total: '/page/totalElements',
  sort: { parameters: { sort: ['{field},asc', '{field},desc'] }, separator: 'repeat' },
} satisfies Partial<RestSourceOptions>
