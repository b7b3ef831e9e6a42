/** The texts of fields for postal addresses. Countries call the same part by other names. */
export const englishAddress = {
  'address.city': 'City',
  'address.country': 'Country',
  'address.county': 'County',
  'address.district': 'District',
  'address.eircode': 'Eircode',
  'address.emirate': 'Emirate',
  'address.line1': 'Address line 1',
  'address.line2': 'Address line 2',
  'address.pinCode': 'PIN code',
  'address.postalCode': 'Postal code',
  'address.postcode': 'Postcode',
  'address.prefecture': 'Prefecture',
  'address.province': 'Province',
  'address.region': 'Region',
  'address.state': 'State',
  'address.suburb': 'Suburb',
  'address.town': 'Town or city',
  'address.zipCode': 'ZIP code',
} as const

export type AddressMessageKey = keyof typeof englishAddress
