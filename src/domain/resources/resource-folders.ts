/** Folders of the file store: public files, and files for members. */
export const resourceFolders = { everybody: 'resources', members: 'resources-members' } as const
