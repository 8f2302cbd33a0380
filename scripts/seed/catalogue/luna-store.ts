import type { CatalogueStore } from '@/scripts/seed/catalogue/types'

/** Luna posts from Leeds: cheap at home, fair to neighbours, honest about the rest. */
export const store: CatalogueStore = {
  shippingRates: [
    {
      name: 'Royal Mail Tracked, 2 to 3 days',
      countries: ['GB'],
      firstItemMinor: 450,
      extraItemMinor: 100,
      freeFromMinor: 8000,
    },
    {
      name: 'Royal Mail Special, next day',
      countries: ['GB'],
      firstItemMinor: 990,
      extraItemMinor: 150,
    },
    {
      name: 'Europe, 5 to 8 days',
      countries: [
        'AT',
        'BE',
        'CH',
        'DE',
        'DK',
        'ES',
        'FI',
        'FR',
        'IE',
        'IT',
        'NL',
        'NO',
        'PT',
        'SE',
      ],
      firstItemMinor: 950,
      extraItemMinor: 200,
    },
    { name: 'Everywhere else, 2 to 3 weeks', firstItemMinor: 1600, extraItemMinor: 400 },
  ],
  taxRates: [{ name: 'VAT', country: 'GB', percent: 20, appliesTo: 'physical' }],
  discountCodes: [{ code: 'LOWTIDE10', percent: 10 }],
}
