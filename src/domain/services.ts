import { AccountService } from './accounts/account-service'
import { AccountSettingsService } from './accounts/account-settings-service'
import { Masquerade } from './accounts/masquerade/masquerade'
import { OwnClaims } from './accounts/roles/own-claims'
import { RoleService } from './accounts/roles/role-service'
import { OwnSecondFactor } from './accounts/second-factor/own-second-factor'
import { AccountLinks } from './accounts/sign-in/account-links'
import { Session } from './accounts/sign-in/session'
import { StaffSignInService } from './accounts/sign-in/staff-sign-in-service'
import { PlannedGuidePages } from './ads/flat-plan/planned-guide-pages'
import { OfferedAds } from './ads/offer/offered-ads'
import { OwnAds } from './ads/own-ads'
import { SeasonFigures } from './analytics/season-figures'
import { VisitCounter } from './analytics/visit-counter'
import { OwnProfileAndWorks } from './art/own-profile-and-works'
import { PublishedArt } from './art/published-art'
import { SavedSearchService } from './art/saved-search-service'
import { OwnWorkPictures } from './artists/own-work-pictures'
import { SavedItemsService } from './artists/saved-items-service'
import { BackupService } from './backups/backup-service'
import { EventCalendar } from './calendar/event-calendar'
import { ClashCandidates } from './calendar/submissions/clash-candidates'
import { ContactLogService } from './contacts/contact-log-service'
import { PersonProfile } from './contacts/person-profile'
import { TaskService } from './contacts/task-service'
import { PolicyService } from './content/policy-service'
import { SiteContent } from './content/site-content'
import { WrittenPages } from './content/written-pages'
import { OwnProofs } from './eligibility/own-proofs'
import { BackupState } from './exports/backup-and-rehearsal-state'
import { Bookkeeping } from './exports/bookkeeping'
import { ExportService } from './exports/export-service'
import { FlipbookDrafts } from './flipbook/flipbook-drafts'
import { FlipbookUploads } from './flipbook/flipbook-uploads'
import { PublishedFlipbooks } from './flipbook/published-flipbooks'
import { OwnMonthlyGifts } from './giving/monthly/own-monthly-gifts'
import { OfferedCauses } from './giving/offered-causes'
import { SeasonDates } from './guide/clock/season-dates'
import { LiveDoorStatuses } from './guide/door-status/live-door-statuses'
import { EditionService } from './guide/edition-service'
import { GuideEventOrder } from './guide/events/guide-event-order'
import { NumberedListings } from './guide/numbering/numbered-listings'
import { PrizeDrawService } from './guide/passport/prize-draw-service'
import { OwnListings } from './guide/portal/own-listings'
import { PublishedGuide } from './guide/reading/published-guide'
import { FeeWaiverRequests } from './guide/registering/fee-waiver-requests'
import { OwnRegistrations } from './guide/registering/own-registrations'
import { HandbookService } from './handbook/handbook-service'
import { HealthCheckService } from './health/health-check-service'
import { ImageLibrary } from './image-library/image-library'
import { ListingPictureService } from './image-library/listing-picture-service'
import { ImportService } from './imports/import-service'
import { JoiningService } from './joining/joining-service'
import { CardScanUses } from './memberships/card-scan-uses'
import { ExpiringMemberships } from './memberships/expiring-memberships'
import { OfferedMemberships } from './memberships/offered-memberships'
import { OwnMembership } from './memberships/own-membership'
import { MemberRoster } from './memberships/roster/member-roster'
import { MergeService } from './merging/merge-service'
import { EditingNow } from './office/editing-now'
import { OwnDrafts } from './office/own-drafts'
import { PanelShortcuts } from './office/panel-shortcuts'
import { PendingWorkCounts } from './office/pending-work-counts'
import { WorkQueues } from './office/work-queues'
import { PersonContactService } from './people/person-contact-service'
import { PersonFinder } from './person-search/person-finder'
import { PictureService } from './pictures/picture-service'
import { PictureUploadService } from './pictures/picture-upload-service'
import { OwnData } from './privacy/own-data'
import { OfferedPrograms } from './programs/offered-programs'
import { PageChecks } from './publishing/pages/page-checks'
import { PublicSetService } from './publishing/public-set-service'
import { BulkChangeService } from './records/bulk/bulk-change-service'
import { RecordHistory } from './records/record-history'
import { RecordService } from './records/record-service'
import { ResourceLibrary } from './resources/resource-library'
import { ResourceService } from './resources/resource-service'
import { SegmentService } from './segments/segment-service'
import { OrganisationSetUp } from './set-up/organisation-set-up'
import { DocumentUploads } from './shared/files/document-uploads'
import { Callables } from './shared/functions/callables'
import { Reauthentication } from './shared/functions/reauthentication'
import { service } from './shared/functions/service'
import { Records } from './shared/records/records'
import { StoredFiles } from './shared/stored-files'
import { WallClock } from './shared/time/wall-clock'
import { OwnCart } from './shop/carts/own-cart'
import { CardPayment } from './shop/checkout/card-payment'
import { DailyTakings } from './shop/daily-takings'
import { GuestOrders } from './shop/order-keys/guest-orders'
import { OwnGifts } from './shop/own-gifts'
import { OwnOrders } from './shop/own-orders'
import { PoliciesToAccept } from './shop/policies/policies-to-accept'
import { ProductService } from './shop/product-service'
import { TestPaymentDetector } from './shop/test-payment-detector'
import { SlugResolver } from './slugs/slug-resolver'
import { LiveRows, RowLimit } from './tables/live-rows'
import { SavedViewService } from './tables/saved-view-service'

/** Every service the container builds. */
export const services = [
  service(Records),
  service(Callables),
  service(Session),
  service(AccountService),
  service(AccountLinks),
  service(SlugResolver),
  service(EditionService),
  service(GuideEventOrder),
  service(LiveDoorStatuses),
  service(PrizeDrawService),
  service(NumberedListings),
  service(CardScanUses),
  service(BackupService),
  service(BackupState),
  service(EventCalendar),
  service(ClashCandidates),
  service(ExportService),
  service(HandbookService),
  service(HealthCheckService),
  service(ImageLibrary),
  service(FeeWaiverRequests),
  service(ListingPictureService),
  service(ImportService),
  service(JoiningService),
  service(Masquerade),
  service(AccountSettingsService),
  service(OwnClaims),
  service(OwnData),
  service(OwnSecondFactor),
  service(OwnProfileAndWorks),
  service(LiveRows),
  service(RowLimit),
  service(BulkChangeService),
  service(EditingNow),
  service(PanelShortcuts),
  service(OwnDrafts),
  service(StoredFiles),
  service(SavedViewService),
  service(RecordService),
  service(RecordHistory),
  service(Reauthentication),
  service(RoleService),
  service(PublishedArt),
  service(PageChecks),
  service(PublicSetService),
  service(OwnListings),
  service(PlannedGuidePages),
  service(PublishedGuide),
  service(PublishedFlipbooks),
  service(FlipbookUploads),
  service(FlipbookDrafts),
  service(SiteContent),
  service(SeasonFigures),
  service(StaffSignInService),
  service(VisitCounter),
  service(WallClock),
  service(OrganisationSetUp),
  service(OwnWorkPictures),
  service(PendingWorkCounts),
  service(WorkQueues),
  service(ExpiringMemberships),
  service(MemberRoster),
  service(SeasonDates),
  service(DailyTakings),
  service(CardPayment),
  service(GuestOrders),
  service(OwnCart),
  service(OwnOrders),
  service(OwnRegistrations),
  service(OfferedCauses),
  service(OfferedAds),
  service(OwnAds),
  service(OfferedMemberships),
  service(PictureService),
  service(PictureUploadService),
  service(PoliciesToAccept),
  service(PolicyService),
  service(OfferedPrograms),
  service(OwnGifts),
  service(OwnMonthlyGifts),
  service(ProductService),
  service(Bookkeeping),
  service(TestPaymentDetector),
  service(OwnProofs),
  service(OwnMembership),
  service(ResourceLibrary),
  service(ResourceService),
  service(DocumentUploads),
  service(SavedItemsService),
  service(SavedSearchService),
  service(WrittenPages),
  service(ContactLogService),
  service(MergeService),
  service(PersonFinder),
  service(PersonProfile),
  service(SegmentService),
  service(TaskService),
  service(PersonContactService),
]
