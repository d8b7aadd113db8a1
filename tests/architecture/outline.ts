/** The addresses from section 2 of the product's outline, in its order and notation: 54 public ones, the office and its 56 panels. */
export const outlineRoutes = `
/ /shop /login /signin /userlogin /adminportal /calendar /advertise /newmember /about /about/{id} /messagecenter /privacypolicy
/copyrightnotice /{product}membership /acct/auth/action /dashboard/{id?} /adportal/{id} /listingsportal /listingsportal/{id}
/addevent /addperks /editperks /editevents
/art/{id} /art/artists /artist/{id} /artists /artists/{id} /artists/artsearch /artists/artistresources /artists/sfosregistration
/artlover /artlover/{id} /donors /donors/{id}
/events/{id} /programs /programs/{id}
/private/{id} /temp/{id}
/sfosguide/{id?} /sfosguide/maps /sfosguide/events /sfosguide/flipbook /sfosguide/weekends /sfosguide/articles /sfosguide/articles/{id}
/temp/artlovertemp /temp/homepagetemp /temp/buildpagetemp /temp/donorspagetemp /temp/artistspagetemp
/{id}
/cpanel
`
  .trim()
  .split(/\s+/)
  .map(path => path.replace('{id?}', '{id optional}'))

export const outlinePanels = `
howto mapping mcenter addevent shorturl verifier analytics downloads importcsv resources userslist addmembers bugtracker policyedit
selections sfosevents userfinder usermerger adminsetter eventtagger groupmailer guideimages pagebuilder sfospricing stripetrans
donorbackend granttracker guideindexer imagelibrary membershiper navandfooter reviewevents sfosarticles sfoslistings sfosweekends
subnaveditor contactracker sfosadpricing sfosaduploads sfosdeadlines usersdatabase donationletter emailtemplates homepageeditor
masquerade/{id} membersdatabase pricingartlovers artistspageeditor artloversdatabase emailtemp_welcome flipbookgenerator
artloverpageeditor listingsduplicator creditcardprocessor donationsubscribers emailtemp_expirations
`
  .trim()
  .split(/\s+/)
