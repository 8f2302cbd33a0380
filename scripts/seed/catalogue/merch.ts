import type { CatalogueProduct, CatalogueVariant } from '@/scripts/seed/catalogue/types'

type Shirt = { code: string; name: string; hex: string; image: string; stock: number[] }

const shirts: Shirt[] = [
  {
    code: 'BLK',
    name: 'Washed black',
    hex: '#1d1c1f',
    image: 'tee-black-front',
    stock: [14, 22, 18, 0],
  },
  { code: 'BON', name: 'Bone', hex: '#ebe4d4', image: 'tee-bone-front', stock: [9, 12, 7, 4] },
  { code: 'PIN', name: 'Pine', hex: '#24463b', image: 'tee-pine-front', stock: [0, 6, 11, 5] },
]

const shirtVariants = shirts.flatMap(({ code, name, hex, image, stock }) =>
  ['S', 'M', 'L', 'XL'].map((size, index): CatalogueVariant => {
    const stockQuantity = stock[index] ?? 0
    return {
      key: `tour-tee-${code}-${size}`.toLowerCase(),
      isDefault: code === 'BLK' && size === 'M',
      priceMinor: 3200,
      payWhatYouWant: false,
      color: { name, hex },
      size,
      availabilityStatus: stockQuantity > 0 ? 'active' : 'sold_out',
      deliveryType: 'shipping',
      upcCode: `LV-0412-${code}-${size}`,
      stockQuantity,
      image,
    }
  }),
)

const shipped = {
  payWhatYouWant: false,
  availabilityStatus: 'active',
  deliveryType: 'shipping',
} as const satisfies Partial<CatalogueVariant>

export const merch: CatalogueProduct[] = [
  {
    key: 'tour-tee',
    title: 'Salt & Signal Tour Tee',
    category: 'Merch',
    kind: 'physical',
    descriptionHtml:
      '<p>Heavy organic cotton, boxy cut, screen-printed by hand in Leeds with a single coral ink. Tour dates on the back.</p><ul><li>220 g organic cotton, made in Portugal</li><li>Runs a little wide; take your usual size</li><li>Wash it inside out and cold, and the print outlives the shirt</li></ul>',
    images: ['tee-black-front', 'tee-black-back', 'tee-bone-front', 'tee-pine-front'],
    featured: true,
    releaseDate: '2026-10-16',
    variants: shirtVariants,
    tracks: [],
  },
  {
    key: 'tidewater-lp',
    title: 'Tidewater, the LP',
    category: 'Merch',
    kind: 'physical',
    descriptionHtml:
      '<p>Second pressing, cut quietly so that the quiet parts stay quiet. The black one is on the shelf; the sea-glass one is at the plant and ships in February.</p><ul><li>140 g, lyric sheet, download code inside</li><li>Every sea-glass disc comes out a different green</li></ul>',
    credits: 'Lacquers cut by Katz & Daughter\nPressed at Northern Wax, Darlington',
    images: ['lp-black', 'lp-sea-glass'],
    featured: true,
    releaseDate: '2026-09-04',
    variants: [
      {
        ...shipped,
        key: 'tidewater-lp-black',
        isDefault: true,
        priceMinor: 2600,
        color: { name: 'Black', hex: '#141315' },
        upcCode: 'LV-012-LP-BLK',
        stockQuantity: 84,
        image: 'lp-black',
      },
      {
        ...shipped,
        key: 'tidewater-lp-sea-glass',
        isDefault: false,
        priceMinor: 2600,
        color: { name: 'Sea glass', hex: '#4f9c92' },
        availabilityStatus: 'preorder',
        releaseAt: '2027-02-12T09:00:00.000Z',
        upcCode: 'LV-012-LP-SEA',
        stockQuantity: 150,
        image: 'lp-sea-glass',
      },
    ],
    tracks: [],
  },
  {
    key: 'low-tide-print',
    title: 'Low Tide Screen Print',
    category: 'Merch',
    kind: 'physical',
    descriptionHtml:
      '<p>Four colours pulled by hand on 300 g cotton paper, numbered and signed on the back because I have terrible handwriting. Comes rolled in a tube, without the hanger.</p>',
    credits: 'Printed by Press Gang Studio, Leeds',
    images: ['poster'],
    featured: false,
    releaseDate: '2026-10-16',
    variants: [
      ['A3', 2000, 1600, 61],
      ['A2', 3500, 2900, 23],
      ['A1', 6000, 5000, 3],
    ].map(([size, priceMinor, memberPriceMinor, stockQuantity], index) => ({
      ...shipped,
      key: `low-tide-print-${String(size).toLowerCase()}`,
      isDefault: index === 0,
      priceMinor: Number(priceMinor),
      memberPriceMinor: Number(memberPriceMinor),
      size: String(size),
      upcCode: `LV-0413-${size}`,
      stockQuantity: Number(stockQuantity),
      image: 'poster',
    })),
    tracks: [],
  },
  {
    key: 'long-wave-tote',
    title: 'Long Wave Tote',
    category: 'Merch',
    kind: 'physical',
    descriptionHtml:
      '<p>Thick undyed canvas, handles long enough for a winter coat. It holds eleven records; we counted. 198 kilohertz is where the forecast used to live.</p>',
    images: ['tote'],
    featured: false,
    releaseDate: '2026-05-01',
    variants: [
      {
        ...shipped,
        key: 'long-wave-tote',
        isDefault: true,
        priceMinor: 1800,
        upcCode: 'LV-0414',
        stockQuantity: 40,
        image: 'tote',
      },
    ],
    tracks: [],
  },
]
