import { AccountLinks } from './accounts/account-links'
import { Joining } from './accounts/joining-desk'
import { OwnAccount } from './accounts/own-account'
import { OwnData } from './accounts/own-data'
import { OwnStudio } from './accounts/own-studio'
import { Proof } from './accounts/proof'
import { Session } from './accounts/session'
import { StaffEntrance } from './accounts/staff-entrance'
import { WorkPictures } from './accounts/work-pictures'
import { PublishedArt } from './artists/published-art'
import { ContactDesk } from './content/contact-desk'
import { PictureUploads } from './content/picture-uploads'
import { PictureShelf } from './content/pictures'
import { PolicyShelf } from './content/policy-shelf'
import { SiteContent } from './content/site-content'
import { SitePages } from './content/site-pages'
import { EventCalendar } from './events/event-calendar'
import { Giving } from './giving/giving'
import { EditionDesk } from './guide/edition-desk'
import { PublishedGuide } from './guide/published-guide'
import { ImportDesk } from './imports/import-desk'
import { Addresses } from './links/addresses'
import { MembershipOffer } from './memberships/membership-offer'
import { PageViews } from './operations/page-views'
import { Publishing } from './operations/publishing'
import { WallClock } from './operations/wall-clock'
import { WorkCounts } from './operations/work-counts'
import { ProgramOffer } from './programs/program-offer'
import { Records } from './shared/records'
import { service } from './shared/service'
import { ShopShelf } from './shop/shop-shelf'

/** Every service the container builds. */
export const services = [
  service(Records),
  service(Session),
  service(AccountLinks),
  service(Addresses),
  service(EditionDesk),
  service(EventCalendar),
  service(ImportDesk),
  service(Joining),
  service(OwnAccount),
  service(OwnData),
  service(OwnStudio),
  service(PageViews),
  service(Proof),
  service(PublishedArt),
  service(Publishing),
  service(PublishedGuide),
  service(SiteContent),
  service(StaffEntrance),
  service(WallClock),
  service(WorkPictures),
  service(WorkCounts),
  service(ContactDesk),
  service(Giving),
  service(MembershipOffer),
  service(PictureShelf),
  service(PictureUploads),
  service(PolicyShelf),
  service(ProgramOffer),
  service(ShopShelf),
  service(SitePages),
]
