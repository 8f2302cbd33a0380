/** Payload's own sentences, in the words of artists: no documents, collections or tenants. */
export const adminTranslations = {
  error: {
    autosaving: 'This could not be saved by itself. Please save it.',
    documentNotFound: 'This is not here. It may have been deleted, or belong to another site.',
    incorrectCollection: 'This belongs to another list.',
    loadingDocument: 'This could not be loaded.',
    missingIDOfDocument: 'It is not known what is to be changed.',
    previewing: 'The preview could not be shown.',
    revertingDocument: 'The former version could not be brought back.',
    unPublishingDocument: 'This could not be taken offline.',
    unableToReindexCollection: 'The list could not be put in order.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Write an address, or choose something of yours.',
    chooseDocumentToLink: 'Choose where it leads',
    relatedDocument: 'Belongs to',
  },
  folder: { folderTypeDescription: 'What may lie in this folder.' },
  general: {
    allCollections: 'All lists',
    anotherUserTakenOver: 'Somebody else goes on with this now.',
    collections: 'Lists',
    confirmReindex: 'Put {{collections}} in order again?',
    confirmReindexAll: 'Put all lists in order again?',
    confirmReindexDescription: 'This may take a while.',
    confirmReindexDescriptionAll: 'This may take a while.',
    createNew: 'Create new',
    createdAt: 'Created',
    updatedAt: 'Changed',
    creatingNewLabel: 'New {{label}}',
    currentlyEditing: 'works on this now. If you take over, what they have not saved may be lost.',
    document: 'Entry',
    documentLocked: 'Somebody works on this',
    documentModified: 'Changed meanwhile',
    documentOutOfDate: 'Somebody has changed this meanwhile. You see it as it was before.',
    documents: 'Entries',
    lastModified: 'Changed',
    // What has no value says `<No Why it was not sent>` else, in every line.
    noLabel: '–',
    noResultsDescription: 'Try other words, or take a filter away.',
    noResultsFound: 'Nothing found',
    noResults: 'There are no {{label}} yet.',
    payloadSettings: 'Settings',
    // Of several at once; forms of one save by themselves.
    save: 'Save changes',
    reindexingAll: 'Putting all {{collections}} in order.',
    reloadDocument: 'Load it again',
    successfullyReindexed: '{{count}} of {{total}} put in order again.',
  },
  upload: {
    bulkUpload: 'Add several',
    fileName: 'File name',
    fileSize: 'Size',
    selectCollectionToBrowse: 'Choose a list to look through',
  },
  version: {
    aboutToRestore: 'This {{label}} will be as it was on {{versionDate}}.',
    aboutToRevertToPublished: 'All that is not published yet will be lost. Are you sure?',
    aboutToUnpublish: 'Nobody will see this any more. Are you sure?',
    aboutToUnpublishIn: 'Nobody will see this any more. Are you sure?',
    currentDocumentStatus: 'Now: {{docStatus}}',
    viewingVersion: 'A version of {{documentTitle}}',
    viewingVersions: 'Versions of {{documentTitle}}',
  },
} as const

/** The same for the plugin that keeps sites apart. */
export const siteWords = {
  'assign-tenant-button-label': 'Choose the site',
  'assign-tenant-modal-title': 'The site of “{{title}}”',
  'field-assignedTenant-label': 'Site',
  'nav-tenantSelector-label': 'Site',
} as const
