import { limits } from '@/src/core/limits'
import { formatPrice } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'
import { shownEmail } from '@/src/core/text/email-address'

const leastCharge = formatPrice(limits.order.minChargeMinor)

/** Texts for artists about what they sell, and how they are paid. */
export const ownerCommerceMessages = {
  giftCountry: {
    label: 'Country it may go to',
    hint: 'Shipping was paid to the country that was chosen at checkout. Another one costs you the difference.',
    change: 'Let it go there',
    changed: (title: string, country: string) => `“${title}” may go to ${country} now.`,
  },
  lostAccount:
    'This site hears nothing of that account any more. Stripe may go on charging there: end the subscription at Stripe.',
  payouts: {
    title: 'Get paid',
    chooseSite: 'Choose a site at the top first.',
    connect: 'Connect Stripe',
    goOn: 'Go on at Stripe',
    change: 'Change your details at Stripe',
    notReached: 'Stripe could not be reached. Please try again in a minute.',
    asksFor: 'Stripe still asks for:',
    buyersCanPay: 'People can pay you',
    bankGetsMoney: 'Money reaches your bank',
    platformShare: 'Share of the platform',
    yes: 'Yes',
    no: 'No',
    notYet: 'Not yet',
    test: {
      heading: 'Test payments',
      text: 'You can try everything out: buyers can “pay”, but no money is taken. Whoever runs this server can switch real payments on.',
    },
    ownKeys: {
      heading: 'You are all set',
      text: 'Payments go straight to the Stripe account whose keys this server has.',
    },
    ownTestKeys: {
      heading: 'Stripe in test mode',
      text: 'Payments go to Stripe’s test mode: test cards work, and no money is taken.',
    },
    start: {
      heading: 'Connect the account that your money goes to',
      text: 'Payments are taken by Stripe and go straight to you. Stripe asks who you are and for your bank account, which takes about ten minutes. Until then nobody can buy from you.',
    },
    unfinished: {
      heading: 'Almost there',
      text: 'Your account is there, but Stripe does not know enough about you yet. Nobody can buy from you until it does.',
    },
    waiting: {
      heading: 'Stripe is looking at your details',
      text: 'This takes minutes as a rule, sometimes days. Nobody can buy from you until then.',
    },
    ready: {
      heading: 'You are all set',
      text: 'People can buy from you, and the money goes straight to your Stripe account.',
    },
    readyInTest: {
      heading: 'Stripe in test mode',
      text: 'Your account is ready. Test cards work, and no money is taken.',
    },
    more: {
      heading: 'Stripe asks for more',
      text: 'Nobody can buy from you until Stripe has it.',
    },
    disconnected: {
      heading: 'The connection to Stripe is gone',
      text: 'It was taken away at Stripe, so nobody can buy from you. Connect an account again. What was paid before stays in the former one: give that back at Stripe. Stripe may go on charging your members there, also those who end their membership here: end their subscriptions at Stripe.',
    },
    rejected: {
      heading: 'Stripe has closed this account',
      text: 'Nobody can buy from you. Stripe’s support can tell you why.',
    },
    /** What Stripe asks for, by the beginning of its own names for it: the first that fits. */
    requirements: {
      external_account: 'Your bank account',
      tos_acceptance: 'That you accept Stripe’s terms',
      business_type: 'Whether you are a person or a company',
      'business_profile.url': 'The address of your site',
      'business_profile.support': 'How buyers reach you',
      business_profile: 'What you sell',
      'individual.verification': 'A picture of your passport or ID card',
      'individual.dob': 'Your date of birth',
      'individual.address': 'Your address',
      'individual.email': 'Your email',
      'individual.phone': 'Your phone number',
      'individual.ssn_last_4': 'Your social security number',
      'individual.id_number': 'The number of your ID, or your tax number',
      'individual.first_name': 'Your name',
      'individual.last_name': 'Your name',
      individual: 'Something about you',
      'company.tax_id': 'Your company’s tax number',
      'company.verification': 'Papers of your company',
      company: 'Something about your company',
    },
    otherRequirement: 'Something else that Stripe tells you there',
  },
  sales: {
    /** What is to be done for a new order. */
    todo: {
      send: (address: string) => `Send it to: ${address}.`,
      sendGift: 'It has a gift that goes by post, which waits for its address.',
      pickUp: 'It is picked up: say when it is ready.',
      nothing: 'There is nothing for you to do.',
    },
  },
  downloads: {
    never: 'Not downloaded yet',
    /** Stands before the last time. */
    times: (count: number) =>
      `Downloaded ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}, ${count === 1 ? 'on' : 'last on'}`,
  },
  correctBuyer: {
    open: 'Correct…',
    email: 'Email of the buyer',
    emailHint:
      'Downloads and tickets come along. The link that was sent to the former address goes on working.',
    address: 'Where the parcel goes',
    fields: {
      name: 'Name',
      street: 'Street and number',
      line2: 'Flat, floor or c/o',
      zipCode: 'Postcode',
      city: 'City',
      region: 'State or province',
    },
    country: 'Country',
    staysIn: (country: string) => `In ${country}, which shipping or taxes were paid for.`,
    save: 'Save',
    saved: 'Corrected.',
    sendReceipt: (email: string) => `Send the receipt to ${shownEmail(email)}`,
    receiptSent: 'The receipt is on its way.',
    hasAccount:
      'This order belongs to an account. Its owner can change the email there, and only they can.',
    nothingToShip: 'The parcel has left already, or nothing is to be sent any more.',
    otherCountry: (country: string) =>
      `Shipping and taxes were reckoned for ${country}, so the parcel goes to an address there.`,
    getsGift: 'A gift of this order goes to this address. Enter that of the buyer.',
  },
  orders: {
    pickupWithoutName:
      'This buyer has deleted their account. Hand the order to whoever shows its link or its number.',
  },
  store: {
    priceBelowLeastCharge: `Less than ${leastCharge} cannot be paid, so fans could buy this only together with other things. Ask for ${leastCharge} or more, or nothing.`,
    codeBelowLeastCharge: (title: string, left: string) =>
      `With this code “${title}” alone costs ${left}, and less than ${leastCharge} cannot be paid. Take off less, or all of it.`,
    noPrice:
      'This has no price yet. Add one under Prices and stock first, then put it in the store.',
    sound: {
      label: 'File',
      none: 'No file yet',
      unchecked: 'Not checked',
      checking: 'Being checked',
      playable: 'Can be played',
      unplayable: 'Cannot be played',
      isChecking: 'This file is being checked. That takes a moment.',
      isPlayable: 'This file can be played.',
      isUnplayable: 'This file cannot be played. Upload it again, or in another format.',
      otherKind:
        'This is no recording that can be sold here, or it is broken. Recordings may be WAV, AIFF, FLAC, ALAC, MP3, M4A, OGG or Opus.',
      stillChecking: 'This file is still being checked. Wait a moment, then save again.',
    },
    singles: {
      notPossible: 'Only songs of an album can be sold alone, once they have a file for buyers.',
      isOne: 'This song is sold alone already.',
      hint: 'It gets a page of its own with the cover of the album, and a price beside the song on the album’s page. The album stays as it is.',
      price: 'Price alone, in dollars',
      badPrice: 'Write an amount like 1.50',
      payWhatYouWant: 'Pay what you want, at least the price',
      make: 'Sell it alone',
      is: (price: string) => `Alone: ${price}`,
      isHidden: 'A single that is not in the store',
    },
    productOrdered: 'This product was sold. Take it out of the store instead.',
    variantOrdered: 'This was ordered, so it stays. Set it to “Not offered” instead.',
    songs: {
      badIsrc:
        'An ISRC has two letters, three letters or digits and seven digits, like GBAYE6800011',
      badNumber: 'Numbers begin with 1',
      tooMany: 'A release has at most 500 songs.',
      saveFirst: 'Save this release first. Then drop its songs here.',
      dropHere: 'Drop an album here: a folder, a ZIP or files',
      whatIsRead:
        'Titles, numbers, lyrics and the cover are read from the files. Best as WAV or FLAC: then buyers can choose.',
      notArrived: (names: readonly string[]) =>
        names.length === 1
          ? `One song did not arrive: ${names[0]}. Drop it again, and it goes on where it stopped.`
          : `${names.length} songs did not arrive: ${names.join(', ')}. Drop them again, and they go on where they stopped.`,
      noneFound: 'There are no songs in what you dropped.',
      noFile: 'No file for buyers yet',
      noTitle: 'A song needs a title',
      longTitle: (letters: number) =>
        `A title has at most ${studioLimits.songs.titleMax} letters; this one has ${letters}.`,
      cutTitle: (letters: number) =>
        `The title in the file has ${letters} letters: only the first ${studioLimits.songs.titleMax} are here.`,
      twice: 'Another song has this title, too.',
      listening: 'Listening to it: length and waveform follow.',
      clipped:
        'The loudest places are cut off, which sounds harsh. If that is not meant, export it a little quieter.',
      silent: 'There is nothing to be heard in this file.',
      notSent: 'Not all of this file has arrived. Drop it again, and it goes on where it stopped.',
      tooLarge: 'This file is too large: a song may have 500 MB',
      otherOrder: 'The songs have changed meanwhile. Look at the list again.',
    },
    songBought: 'Buyers have this song, so it stays. You can give it another file.',
    bonusBought: 'Buyers have this file, so it stays. You can put another one in its place.',
    recordingBought:
      'Buyers have the song that this file belongs to. Give the song another file first.',
  },
  delivery: {
    noTracks: 'This release has no songs yet. Add them first, then put it in the store.',
    noFile: (title: string) =>
      `“${title}” has no file for buyers yet. Upload one, then put the release in the store.`,
    notPlayable: (title: string) =>
      `The file of “${title}” cannot be played. Upload it again, or in another format.`,
    notReady: (title: string) =>
      `“${title}” is still being prepared. Wait a moment, then try again.`,
    merchWithoutFiles:
      'This is merch and has no files to download. Choose shipping or pickup, or add its files to the product first.',
    waiting: (title: string) =>
      `“${title}” should be out, but cannot be downloaded yet: a song has no file, or one that cannot be played. It goes on sale, and its buyers hear of it, as soon as that is mended.`,
    noFfmpeg:
      'This server cannot convert music, because ffmpeg is not installed. Buyers get your files as you upload them.',
    withFfmpeg: 'Buyers get your files as MP3, and as FLAC where you upload WAV or FLAC.',
  },
  waitlist: {
    waiting: (fans: number) =>
      fans === 1 ? 'One fan waits for tickets' : `${fans} fans wait for tickets`,
    explained:
      'When tickets come free, we write to as many as there are, in the order in which they asked.',
    see: 'See who waits',
    download: 'Download the waitlist as CSV',
  },
  refunds: {
    neverPaid: 'Nothing was paid for this order, so there is nothing to give back.',
    tooOld: 'This payment is too old to be given back here. Give it back at Stripe.',
    atMost: (amount: string) => `At most ${amount} can be given back.`,
    fewerLeft:
      'Fewer of these items are left: some were given back already. Look at the order again.',
    revoked: (reason: string) => (reason ? `Taken back: ${reason}` : 'Taken back'),
    cannotKeep: (names: string) =>
      `${names} claimed this gift, but it has not been handed over, and never can be once its money went back. Take it back, or hand it over first.`,
    wasPaid: 'This order was paid. Give its money back instead.',
    requested: (amount: string, reason?: string) =>
      reason ? `Refund of ${amount}: ${reason}` : `Refund of ${amount}`,
    done: (amount: string) => `${amount} went back to the buyer`,
    failed: (amount: string) => `The refund of ${amount} failed`,
    unreachable: (amount: string) =>
      `The refund of ${amount} cannot be sent: the Stripe account that was paid is not connected any more. Give it back at Stripe.`,
    whatBecame: (amount: string) =>
      `The refund of ${amount} cannot be sent. What became of the money?`,
    byHand: 'I gave it back myself',
    givesUp: 'It stays with me: give the refund up',
    givenUp: 'It was given up, so the money stays.',
    onItsWay: (amount: string) => `${amount} is on its way back.`,
    givenBack: (amount: string) => `${amount} went back.`,
    endsOrder:
      'The buyer reads it in the mail about the refund. When everything goes back, downloads end and the order is cancelled.',
    endsToo: (what: string) =>
      `This is the last of its money, so the order ends. With it ends what is left of it: ${what}.`,
    withoutMoney:
      'Nothing was paid for this, so no mail is sent. Its tickets are not valid any more. The reason stands in the history of the order.',
    endsMembership:
      'The member reads the reason in the mail about the refund. When everything goes back, the membership ends at once.',
    keepsMembership:
      'The member reads the reason in the mail about the refund. The membership goes on, as something was paid since.',
    keepsAsItIs:
      'The member reads the reason in the mail about the refund. The membership stays as it is: what its period cost was paid before.',
    memberDispute: {
      open: 'The member disputes this payment with their bank.',
      won: 'The bank decided for you: you keep the money.',
      lost: 'The bank decided for the member: the money is gone.',
    },
    dispute: {
      open: 'The buyer disputes the payment with their bank',
      won: 'The bank decided for you: you keep the money',
      lost: 'The bank decided for the buyer: the money is gone',
    },
  },
} as const
