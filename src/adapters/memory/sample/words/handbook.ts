/** What the office wrote down for whoever comes after: panel, title, and the text as it is typed. */
export const panelArticles: readonly (readonly [panel: string, title: string, text: string])[] = [
  [
    'importcsv',
    'Bringing in a file',
    'Choose the file and look at the table before anything is written: every row says whether it is new, changed, skipped or wrong, and why.\n\n## If something went wrong\n\n- A closed tab loses nothing: choose the same file and go on.\n- The whole import can be taken back for thirty days; what somebody changed since is kept and listed.',
  ],
  [
    'resources',
    'Resources for artists',
    'Templates, opportunities and guides that artists find on [their page](/artists/artistresources). Give an opportunity its last day: it leaves by itself.',
  ],
  [
    'imagelibrary',
    'Pictures and their words',
    'Every picture with its words, credit and crops. **Write what is to be seen**, not what it is called. Set the focal point before you look at the crops.',
  ],
  [
    'howto',
    'This handbook',
    'An article for each panel, reached by the **?** beside its name. When you find an article true, say so; when it is not, mend it at once – you are the one who knows.',
  ],
  [
    'userslist',
    'Who can sign in, and how to help them',
    'Who can sign in. An account belongs to a person; a person may have none.\n\n- Somebody forgot the password: send the link, never choose one for them.\n- Somebody else got in: end all sessions, then send the link.\n- Closing an account deletes nothing.',
  ],
  [
    'usersdatabase',
    'Everybody we know',
    'Everybody we know. Filter first, then choose all that match; every change of many can be taken back for thirty days.',
  ],
  [
    'userfinder',
    'Finding a person',
    'One box for names, addresses, phones, map numbers, receipts and handles. The page of a person shows everything we have to do with her.',
  ],
  [
    'usermerger',
    'Two records of one person',
    'Compare field by field. Where they answered differently about mail, the stricter answer stands. A merge can be undone for thirty days.',
  ],
  ['contactracker', 'The contact log', 'Write down calls and visits while you remember them, with the day you promised to come back to it.'],
  [
    'verifier',
    'Cards, proofs and the health of the data',
    '## At a door\n\nScan the card or type its code. It works without a network; what you redeem is sent when there is one.\n\n## Proofs\n\nLook at the document, then accept or turn it down with a reason. The file is deleted ninety days later.\n\n## Health\n\nEach finding leads to where it is put right.',
  ],
  [
    'masquerade',
    'Seeing the site as somebody',
    'Only to help, and only with a reason that you would tell the person. They read it in the settings of their account.',
  ],
  [
    'bugtracker',
    'Reports of problems',
    'New reports come from the pages themselves. Join those that are the same; whoever reported one is told when it is fixed.',
  ],
  [
    'adminsetter',
    'Roles of the staff',
    'Give as little as the work asks for, with a last day where there is one. Money and superadmins need a second person. Look at what lies unused each quarter.',
  ],
  [
    'analytics',
    'What visitors use',
    'Our own counts, without a name in them. Compare a day with the same number of days before the first weekend of last season.',
  ],
  ['downloads', 'Exports and print files', 'Everything that leaves the house: exports, labels, door signs. Links expire; who fetched what is noted.'],
]
