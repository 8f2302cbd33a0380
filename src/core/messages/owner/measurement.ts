import { studioLimits } from '@/src/core/studio-limits'

const { tokenLetters } = studioLimits.measurement

/** What people of a site read about telling companies of purchases. */
export const ownerMeasurementMessages = {
  measurement: {
    title: 'Ad measurement',
    purpose:
      'If you advertise with Meta, Google or TikTok, your site can tell them of a purchase, so that you see which ads work. Only your server tells them, and only of buyers who tick it at the checkout. Nothing of these companies is ever loaded on your site.',
    chooseSite: 'Choose a site at the top to see who is told of purchases.',
    list: 'Connections',
    make: 'New connection',
    makeTitle: 'Connect a company',
    empty: 'Nobody is told of purchases.',
    consent: 'What buyers may tick',
    consentText:
      'This stands at your checkout, unticked. Your privacy policy names the companies while they are connected, and each order keeps the words that its buyer ticked.',
    company: 'Company',
    of: {
      meta: {
        id: 'Pixel ID (dataset ID)',
        idHint: 'In Meta’s Events Manager, a number of about 16 digits.',
        idMissing: 'Enter the pixel ID.',
        idWrong: 'A pixel ID of Meta is a number like 1234567890123456.',
        token: 'Access token',
        tokenHint: 'In Meta’s Events Manager, under Settings, Conversions API.',
        testHint: 'In Meta’s Events Manager, under Test events. It begins with TEST.',
      },
      google: {
        id: 'Measurement ID',
        idHint: 'In Google Analytics, under Data streams. It begins with G-.',
        idMissing: 'Enter the measurement ID.',
        idWrong: 'A measurement ID of Google Analytics 4 looks like G-AB12CD34EF.',
        token: 'API secret',
        tokenHint: 'In Google Analytics, under Data streams, Measurement Protocol API secrets.',
        testHint: '',
      },
      tiktok: {
        id: 'Pixel code',
        idHint: 'In TikTok’s Events Manager, about 20 capital letters and digits.',
        idMissing: 'Enter the pixel code.',
        idWrong:
          'A pixel code of TikTok has capital letters and digits, like C4AB12CD34EF56GH78IJ.',
        token: 'Access token',
        tokenHint: 'In TikTok’s Events Manager, under Settings, Events API.',
        testHint: 'In TikTok’s Events Manager, under Test events.',
      },
    },
    tokenKept: 'Leave it empty to keep the one that is stored. It cannot be read again.',
    tokenMissing: 'Enter the token.',
    tokenSpaces: 'A token has no spaces and no line breaks. Copy it once more.',
    tokenWrong: `A token has ${tokenLetters.min} to ${tokenLetters.max} letters and digits. Copy it once more.`,
    connect: 'Connect',
    save: 'Save',
    saved: 'Saved.',
    cancel: 'Cancel',
    taken: (company: string) => `${company} is connected already. Change that connection.`,
    edit: 'Change',
    editTitle: (company: string) => `Change the connection to ${company}`,
    test: 'Send a test',
    testTitle: (company: string) => `Send a test to ${company}`,
    testCode: 'Test code',
    testCodeMissing: 'Enter the test code, or the test would count as a purchase.',
    testCodeWrong: 'A test code has letters and digits only.',
    testGoogle:
      'Google checks the form of what is sent, not your API secret. Whether that is right you see in your reports, a day after the first purchase.',
    removeTitle: (company: string) => `Remove the connection to ${company}?`,
    removeText:
      'It is told of no more purchases, and the history here is deleted. What it knows already it keeps. This cannot be undone.',
    back: 'All connections',
    see: 'See what was sent',
    seeThis: (company: string) => `See what was sent to ${company}`,
    refused: (company: string, why: string) => `${company} refused it: ${why.slice(0, 300)}`,
    agreed: (names: string) => `The buyer agreed that ${names} get told of this purchase.`,
  },
} as const
