import { ordersMessages } from '@/src/core/messages/orders'
/** Texts for artists about their books. */
export const ownerMoneyMessages = {
  money: {
    title: 'Money',
    empty: 'Nothing came in in this time',
    emptyAbout:
      'Here you see what your music, merch, tickets and members bring, what fees and taxes take, and what is yours.',
    left: 'Yours',
    cameIn: 'What came in',
    refunds: 'Refunds',
    disputes: 'Lost disputes',
    fees: 'Fees of the payment provider',
    platformFee: 'The platform’s share',
    taxes: 'Taxes to hand on',
    unknownFees: (count: number) =>
      `${count === 1 ? 'The fee of one payment is' : `Fees of ${count} payments are`} not known, and not taken off.`,
    cash: 'Everything counts on the day the money moved: a refund in the month it went back.',
    byMonth: 'By month',
    bySold: 'By what was sold',
    files: 'Files for your accountant',
    payouts: {
      title: 'Payouts',
      none: 'Nothing has gone to your bank yet.',
      test: 'Test payments move no money, so nothing is paid out.',
      ownKeys:
        'Payments go to the account of this installation’s Stripe keys. Its payouts are on Stripe’s own pages.',
      noAccount: 'Payouts begin when you have set up how you get paid.',
      notReached: 'Stripe does not answer at the moment. Try again later.',
      states: { pending: 'On its way', paid: 'At your bank', failed: 'Failed' },
    },
  },
  seller: {
    title: 'Seller',
    about:
      'The seller that your invoices name. From then on each paid order and each membership payment gets an invoice, and each refund a credit note. Invoices that exist stay as they are.',
    needed: 'This has to stand on an invoice.',
    chooseCountry: 'Choose a country.',
    emailInvalid: 'This is not an email address.',
    prefixInvalid: 'Letters, digits and hyphens only.',
    prefixOfTests: 'TEST is for invoices of test payments. Choose another one.',
    legalName: 'Name or company',
    taxId: 'VAT or tax number',
    email: 'Email for questions',
    footer: 'Text at the end',
    footerHint: 'Like your bank, or why no tax is taken',
    prefix: 'In front of numbers',
    prefixHint: (year: number) =>
      `Like LV, for LV-${year}-0001. Numbers go on without gaps; with another prefix they begin again.`,
    save: 'Save',
    saved: 'Saved. Paid orders get invoices from now on.',
  },
  invoices: {
    title: 'Invoices',
    empty: 'No invoices yet',
    about:
      'Each paid order and each payment of a member gets an invoice as PDF, for your fans and your books. First add the seller’s details.',
    needSeller: 'Add seller details',
    changeSeller: 'Seller',
    none: 'The next payment gets the first one.',
    make: 'Make them',
    waiting: (count: number) =>
      count === 1 ? 'One payment has no invoice.' : `${count} payments have no invoice.`,
    membership: 'Membership',
    month: 'All of a month',
    download: 'Download',
    kinds: ordersMessages.invoices,
    noSeller: 'Fill in who sells first: Money, Invoices, Seller.',
    tooMany: 'These are too many for one file.',
  },
} as const
