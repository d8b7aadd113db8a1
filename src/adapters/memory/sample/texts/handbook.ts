/** The office's handbook articles: panel, title, and the text as it is typed. */
export const panelArticles: readonly (readonly [panel: string, title: string, text: string])[] = [
  [
    'importcsv',
    'Importing a file',
    'Choose the file and check the table before anything is written. Each row says whether it is new, changed, skipped or wrong, and why.\n\n## If something went wrong\n\n- If you closed the tab, choose the same file again and go on. Nothing is lost.\n- You can undo the whole import for 30 days. What somebody changed since then is kept and listed.',
  ],
  [
    'resources',
    'Resources for artists',
    'Templates, opportunities and guides that artists find on [their page](/artists/artistresources). Enter the last day of an opportunity. It disappears from the page after that day.',
  ],
  [
    'imagelibrary',
    'Pictures and their descriptions',
    'Every picture with its description, credit and crops. **Describe what the picture shows**, not what it is called. Set the focal point before you look at the crops.',
  ],
  [
    'howto',
    'This handbook',
    'Each panel has an article. Open it with the **?** beside the panel’s name. If an article is right, confirm it. If it is wrong, correct it at once.',
  ],
  [
    'userslist',
    'Who can sign in, and how to help them',
    'Every account that can sign in. An account belongs to a person. A person may have no account.\n\n- Somebody forgot their password: send them the link. Never choose a password for them.\n- Somebody else used the account: end all sessions, then send the link.\n- Closing an account deletes nothing.',
  ],
  [
    'usersdatabase',
    'Everybody we know',
    'Everybody we know. To change many records, set a filter and select all that match. You can undo each bulk change for 30 days.',
  ],
  [
    'userfinder',
    'Finding a person',
    'One box for names, addresses, phones, map numbers, receipts and handles. A person’s page shows everything we know about them.',
  ],
  [
    'usermerger',
    'Two records of one person',
    'Compare field by field. If either record has opted out of mail, the merged record has opted out. You can undo a merge for 30 days.',
  ],
  ['contactracker', 'The contact log', 'Log calls and visits while you remember them. If you promised a follow-up, enter its day.'],
  [
    'verifier',
    'Cards, proofs of eligibility and data checks',
    '## At a door\n\nScan the card or type its code. You can do this offline. What you redeem is sent when you are connected.\n\n## Proofs of eligibility\n\nOpen the document. Then accept it, or decline it with a reason. The file is deleted 90 days later.\n\n## Data checks\n\nEach finding links to the record that you can correct.',
  ],
  [
    'masquerade',
    'Seeing the site as another person',
    'Masquerade only to help, and give a reason that you would tell the person. They can read it in their account’s settings.',
  ],
  [
    'bugtracker',
    'Bug reports',
    'People send reports from any page. Merge reports of the same bug. Everybody who reported it is told when it is fixed.',
  ],
  [
    'adminsetter',
    'Roles of the staff',
    'Give people only the scopes that their work needs, with a last day if there is one. Money, system and superadmin roles need a second approver. Review unused roles each quarter.',
  ],
  [
    'analytics',
    'What visitors use',
    'Our own counts, without names. Compare a day with the day that was as long before the first weekend last year.',
  ],
  ['downloads', 'Exports and print files', 'Exports, labels and door signs. Links expire, and each download is logged.'],
]
