import type { SearchGroup } from '../../../src/screens/search/searchState'

/** The customers that "brass" finds in a workshop. */
export const customers: SearchGroup = {
  name: 'customer',
  label: 'Customers',
  status: 'ready',
  results: [
    { id: '2', title: 'Brass & Sons Couriers', subtitle: '2', href: '#/customers/2' },
    {
      id: '7',
      title: 'Ateliers du Rhône',
      subtitle: '7',
      found: { label: 'Email', text: 'accounts@brass.example' },
      href: '#/customers/7',
    },
  ],
}

export const invoices: SearchGroup = {
  name: 'invoice',
  label: 'Invoices',
  status: 'ready',
  results: [
    {
      id: 'INV-2047',
      title: 'INV-2047',
      found: { label: 'Reason', text: '…the order of Brass & Sons came twice, and was written to…' },
      href: '#/invoices/INV-2047',
    },
    {
      id: 'INV-2044',
      title: 'INV-2044',
      found: { label: 'Reason', text: 'Brass bells were out of stock' },
      href: '#/invoices/INV-2044',
    },
  ],
  total: { kind: 'exact', count: 42 },
  href: '#/invoices?q=brass',
}

export const waiting: SearchGroup = { name: 'part', label: 'Parts', status: 'loading', results: [] }

export const failed: SearchGroup = {
  name: 'part',
  label: 'Parts',
  status: 'failed',
  results: [],
  problem: { type: 'about:blank', title: 'Service Unavailable', status: 503 },
}

export const nothingIn = (group: SearchGroup): SearchGroup => ({
  name: group.name,
  label: group.label,
  status: 'ready',
  results: [],
})
