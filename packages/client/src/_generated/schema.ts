// Written by `npm run generate` from the description of the API.
export interface paths {
    "/api/public/cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices and availability of a cart today */
        post: operations["postPublicCartQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order and open its payment page */
        post: operations["postPublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order, for its buyer */
        get: operations["getPublicOrdersRef"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider about an order now */
        post: operations["postPublicOrdersRefRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new payment page for an order that was not paid */
        post: operations["postPublicOrdersRefRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an order that was not paid */
        post: operations["postPublicOrdersRefCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/withdraw-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back that companies that measure ads are told of an order */
        post: operations["postPublicOrdersRefWithdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link to an order to its buyer */
        post: operations["postPublicOrdersLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or a credit note of an order as PDF, for its buyer */
        get: operations["getPublicOrdersRefInvoicesNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices and credit notes of the own memberships, the newest first */
        get: operations["getPublicMembershipsInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or a credit note of the own memberships as PDF */
        get: operations["getPublicMembershipsInvoicesNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to a bought file; 202 while it is still being made */
        post: operations["postPublicDownloads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gifts that the visitor gave and claimed */
        get: operations["getPublicGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/gifts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A gift, for the holder of its link; what is in it, for its recipient */
        get: operations["getPublicGiftsToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/gifts/{token}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a gift, once; answers the key that opens it from now on */
        post: operations["postPublicGiftsTokenClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/gifts/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct whom an unclaimed gift goes to */
        post: operations["postPublicOrdersRefGiftsLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/orders/{ref}/gifts/{line}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an unclaimed gift to its recipient again */
        post: operations["postPublicOrdersRefGiftsLineResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's tickets, with their codes as pictures */
        get: operations["getPublicTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/events/{id}/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be told when tickets of a sold-out event are free */
        post: operations["postPublicEventsIdWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/events/{id}/waitlist/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be told when tickets of a sold-out event are free, by a form of the same site */
        post: operations["postPublicEventsIdWaitlistForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the visitor has bought */
        get: operations["getPublicLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/library/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's music, with its files */
        get: operations["getPublicLibraryReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tracks/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address of what the visitor may hear of a track, and the plays that are left */
        post: operations["postPublicTracksIdStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tracks/{id}/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A track to listen to */
        get: operations["getPublicTracksIdFull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/tracks/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The beginning of a track to listen to */
        get: operations["getPublicTracksIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a hearing of a track, once */
        post: operations["postPublicPlays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/codes/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the release of a download code to an email address */
        post: operations["postPublicCodesRedeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own membership */
        get: operations["getPublicMembershipsCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a membership tier */
        post: operations["postPublicMembershipsCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own membership: up at once, down at the end of the period */
        post: operations["postPublicMembershipsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the own membership with what is paid for, or leave a free tier */
        post: operations["postPublicMembershipsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with the own membership that was cancelled */
        post: operations["postPublicMembershipsResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the card of the own membership is changed */
        post: operations["postPublicMembershipsPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/memberships/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider about the own membership */
        post: operations["postPublicMembershipsRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/test-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the page of the test provider shows */
        get: operations["getPublicTestPaymentsId"];
        put?: never;
        /** Pay on the page of the test provider, or manage a membership there */
        post: operations["postPublicTestPaymentsId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the site, the newest first */
        get: operations["getV1Orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks several orders as sent, and says of each what came of it; buyers are mailed once */
        post: operations["postV1OrdersShip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order */
        get: operations["getV1OrdersOrderId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money of an order back: units of lines, an amount in dollars, or all that is left */
        post: operations["postV1OrdersIdRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The discount codes of the site, the newest first */
        get: operations["getV1DiscountCodes"];
        put?: never;
        /** Makes a discount code */
        post: operations["postV1DiscountCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/discount-codes/{codeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes until when, how often and whether a discount code can be used */
        patch: operations["patchV1DiscountCodesCodeId"];
        trace?: never;
    };
    "/api/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Releases and merch of the site, the newest first; drafts too */
        get: operations["getV1Products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft of a release with what is given; what is not stays as a new one has it */
        post: operations["postV1Releases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases/{releaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A release as its artist works on it */
        get: operations["getV1ReleasesReleaseId"];
        put?: never;
        post?: never;
        /** Deletes a release that is not on sale and that nobody bought */
        delete: operations["deleteV1ReleasesReleaseId"];
        options?: never;
        head?: never;
        /** Changes what is given of a release */
        patch: operations["patchV1ReleasesReleaseId"];
        trace?: never;
    };
    "/api/v1/releases/{releaseId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a release on sale, at once or at a moment, or takes it off */
        post: operations["postV1ReleasesReleaseIdState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft of a piece of merch with what is given; what is not stays as a new one has it */
        post: operations["postV1Merch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merch/{merchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A piece of merch as its artist works on it, apart from its variants */
        get: operations["getV1MerchMerchId"];
        put?: never;
        post?: never;
        /** Deletes a piece of merch that is not on sale and that nobody bought */
        delete: operations["deleteV1MerchMerchId"];
        options?: never;
        head?: never;
        /** Changes what is given of a piece of merch */
        patch: operations["patchV1MerchMerchId"];
        trace?: never;
    };
    "/api/v1/merch/{merchId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a piece of merch on sale, at once or at a moment, or takes it off */
        post: operations["postV1MerchMerchIdState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/{productId}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices, stock and states of all variants of a product */
        get: operations["getV1ProductsProductIdVariants"];
        /** Writes all variants of a product at once; stock and state as differences to what was seen */
        put: operations["putV1ProductsProductIdVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts of the site, the newest first; drafts and planned ones too */
        get: operations["getV1Posts"];
        put?: never;
        /** A draft of a post with what is given */
        post: operations["postV1Posts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post as its artist works on it */
        get: operations["getV1PostsPostId"];
        put?: never;
        post?: never;
        /** Deletes a post that visitors do not see */
        delete: operations["deleteV1PostsPostId"];
        options?: never;
        head?: never;
        /** Changes what is given of a post; what visitors see of it stays until it is shown again */
        patch: operations["patchV1PostsPostId"];
        trace?: never;
    };
    "/api/v1/posts/{postId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a post, at once or from a moment on, with or without a mail, or takes it back */
        post: operations["postV1PostsPostIdState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shows of the site, those that were made last first; drafts too */
        get: operations["getV1Shows"];
        put?: never;
        /** A draft of a show with what is given, at least when it is */
        post: operations["postV1Shows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shows/{showId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A show as its artist works on it */
        get: operations["getV1ShowsShowId"];
        put?: never;
        post?: never;
        /** Deletes a show of which no ticket was sold */
        delete: operations["deleteV1ShowsShowId"];
        options?: never;
        head?: never;
        /** Changes what is given of a show and its tickets */
        patch: operations["patchV1ShowsShowId"];
        trace?: never;
    };
    "/api/v1/shows/{showId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a show on the site or takes it off, cancels it or takes that back */
        post: operations["postV1ShowsShowIdState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/profiles/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site of this host */
        get: operations["getPublicProfilesCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of the site that visitors see, in the order of the artist */
        get: operations["getPublicPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/pages/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is on a page of the site: its blocks as the artist made them, without their data */
        get: operations["getPublicPagesAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the store */
        get: operations["getPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured products */
        get: operations["getPublicProductsFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getPublicProductsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{id}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player plays of a release, from its cover in lists */
        get: operations["getPublicProductsIdQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/membership-tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Membership tiers, in the order of the artist */
        get: operations["getPublicMembershipTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts of a site, each as the caller may see it, newest first */
        get: operations["getPublicPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/posts/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a post */
        get: operations["getPublicPostsIdFilesFileId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/posts/{id}/files/{fileId}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A smaller copy of a picture of a post */
        get: operations["getPublicPostsIdFilesFileIdSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/posts/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post as it was written last, for whom its writer plays in a preview */
        get: operations["getPublicPostsIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post as the caller may see it, with fresh addresses of its files */
        get: operations["getPublicPostsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/likes/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller likes a post */
        get: operations["getPublicLikesStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/saves/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller saved a post */
        get: operations["getPublicSavesStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/likes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many likes a post has */
        get: operations["getPublicLikesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/comments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many comments a post has */
        get: operations["getPublicCommentsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Likes a post */
        post: operations["postPublicLikes"];
        /** Takes a like back */
        delete: operations["deletePublicLikes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/saves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a post for later */
        post: operations["postPublicSaves"];
        /** Forgets a saved post */
        delete: operations["deletePublicSaves"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 200 comments on a post, oldest first */
        get: operations["getPublicComments"];
        put?: never;
        /** Comments on a post */
        post: operations["postPublicComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The post that a comment is on, for links to the comment */
        get: operations["getPublicCommentsId"];
        put?: never;
        post?: never;
        /** Deletes the caller's own comment */
        delete: operations["deletePublicCommentsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/comments/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the artist that a comment should not be there; once per visitor, however often said */
        post: operations["postPublicCommentsIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/polls/{pollId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A poll of a post or in a text, with its result for those who voted */
        get: operations["getPublicPollsPollId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/polls/{pollId}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Votes in a poll, or changes a vote */
        post: operations["postPublicPollsPollIdVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming events, soonest first */
        get: operations["getPublicEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event, a past one too */
        get: operations["getPublicEventsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join an artist's email list */
        post: operations["postPublicEmailListsJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the address that the mailed link is about is on its list already */
        get: operations["getPublicEmailListsConfirm"];
        put?: never;
        /** Confirm an address with the secret of the mailed link */
        post: operations["postPublicEmailListsConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave an email list with the secret of a mailed link */
        post: operations["postPublicEmailListsUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/join/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join an artist's email list, by a form of the same site */
        post: operations["postPublicEmailListsJoinForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/confirm/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with the secret of the mailed link, by a form */
        post: operations["postPublicEmailListsConfirmForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/unsubscribe/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave an email list with the secret of a mailed link, by a form */
        post: operations["postPublicEmailListsUnsubscribeForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/email-lists/unsubscribe/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page that asks whether to leave an email list, for mail programs that open the link */
        get: operations["getPublicEmailListsUnsubscribeOneClick"];
        put?: never;
        /** Leave an email list at once, as the head of its mails offers it (RFC 8058) */
        post: operations["postPublicEmailListsUnsubscribeOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/websites/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the artist */
        post: operations["postPublicWebsitesContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/websites/contact/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the artist, by a form of the same site */
        post: operations["postPublicWebsitesContactForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up */
        post: operations["postPublicAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own account */
        get: operations["getPublicAccountsMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own names */
        patch: operations["patchPublicAccountsMe"];
        trace?: never;
    };
    "/api/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own account */
        get: operations["getAccountsMe"];
        put?: never;
        post?: never;
        /** Delete the own account */
        delete: operations["deleteAccountsMe"];
        options?: never;
        head?: never;
        /** Change the own names */
        patch: operations["patchAccountsMe"];
        trace?: never;
    };
    "/api/accounts/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the own email is confirmed, or about to change */
        get: operations["getAccountsMeEmail"];
        put?: never;
        /** Change the own email, by a link mailed to the new one */
        post: operations["postAccountsMeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms the own email again */
        post: operations["postAccountsMeEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/accounts/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the own email with the secret of the mailed link */
        post: operations["postPublicAccountsConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/email-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which email lists the visitor is on */
        get: operations["getAccountsMeEmailLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Join an email list, or leave it with a confirmed email */
        patch: operations["patchAccountsMeEmailLists"];
        trace?: never;
    };
    "/api/accounts/me/mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails the visitor wants besides those of lists */
        get: operations["getAccountsMeMailSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch news for members, or mails about new posts, on or off */
        patch: operations["patchAccountsMeMailSettings"];
        trace?: never;
    };
    "/api/accounts/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the visitor is logged in */
        get: operations["getAccountsMeSessions"];
        put?: never;
        post?: never;
        /** Log out everywhere else */
        delete: operations["deleteAccountsMeSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["deleteAccountsMeSessionsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password and log out everywhere else */
        post: operations["postAccountsMePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored about the visitor */
        get: operations["getAccountsMeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["postSessions"];
        /** Log out */
        delete: operations["deleteSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/passwords/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link that sets a new password */
        post: operations["postPublicPasswordsForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/passwords/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the secret of the mailed link */
        post: operations["postPublicPasswordsReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The email lists of the site, the newest first */
        get: operations["getV1EmailLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-lists/{listId}/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses on an email list, the newest first, whatever their status */
        get: operations["getV1EmailListsListIdSubscribers"];
        put?: never;
        /** Adds a subscriber to an email list: at once with proof of consent, else after a confirmation mail. Existing and unsubscribed addresses stay unchanged */
        post: operations["postV1EmailListsListIdSubscribers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscribers/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an address off all email lists of the site, because its owner asked for it */
        post: operations["postV1SubscribersRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody whom the artist knows, one row per address, who was there last first */
        get: operations["getV1People"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a page view by page and by where its visit came from. Nothing is kept about who came */
        post: operations["postPublicVisits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How things went: income, orders, releases, members, email lists, plays and visits by day */
        get: operations["getV1Numbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was paid, or cost nothing */
        post: operations["toldOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything in an order that is shipped has been sent */
        post: operations["toldOrderShipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was refunded, fully or in part */
        post: operations["toldOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "membership.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody became a member */
        post: operations["toldMembershipStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "membership.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A membership has another tier, price or status, or will end or change */
        post: operations["toldMembershipChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "membership.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A membership ended */
        post: operations["toldMembershipEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Someone joined an email list; imported addresses are not reported */
        post: operations["toldSubscriberConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Someone left an email list */
        post: operations["toldSubscriberLeft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "post.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A post was published; a scheduled one at its time */
        post: operations["toldPostPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fan commented on a post */
        post: operations["toldCommentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "release.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A release was published in the store */
        post: operations["toldReleasePublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.checked_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest was let in at a show */
        post: operations["toldTicketCheckedIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            /** @description May be shown to the visitor */
            message: string;
            /** @enum {string} */
            code: "MALFORMED" | "VALIDATION_FAILED" | "INVALID_SIGNATURE" | "NOT_SIGNED_IN" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "EMAIL_NOT_CONFIRMED" | "NOT_FOUND" | "CONFLICT" | "EMAIL_TAKEN" | "ILLEGAL_TRANSITION" | "STALE_REVISION" | "CART_CHANGED" | "ORDER_CLOSED" | "POLL_CLOSED" | "IN_PROGRESS" | "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "IDEMPOTENCY_MISMATCH" | "REFUND_TOO_HIGH" | "TOO_MANY_REQUESTS" | "INTERNAL" | "UNAVAILABLE";
            errors?: {
                field: string;
                message: string;
            }[];
            requestId: string;
        };
        PostPublicCartQuoteBody: {
            /** Format: uuid */
            profileId: string;
            items: ({
                /** @constant */
                kind?: "product";
                /** Format: uuid */
                productId: string;
                /** Format: uuid */
                productVariantId: string;
                /** @default 1 */
                quantity?: number;
                /** @default false */
                isGift?: boolean;
                /** @default  */
                recipientName?: string;
                /** @default  */
                recipientEmail?: string;
                /** @default  */
                recipientMessage?: string;
                /** @default  */
                giverName?: string;
                /** @default  */
                deliverAt?: string | "";
                payWhatYouWantPrice?: number;
                price?: number;
            } | {
                /** @constant */
                kind: "gift-membership";
                /** Format: uuid */
                tierId: string;
                /** @enum {number} */
                months: 1 | 3 | 6 | 12;
                /** @default  */
                recipientName?: string;
                /** @default  */
                recipientEmail?: string;
                /** @default  */
                recipientMessage?: string;
                /** @default  */
                giverName?: string;
                /** @default  */
                deliverAt?: string | "";
                payWhatYouWantPrice?: number;
                price?: number;
            } | {
                /** @constant */
                kind: "membership";
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                payWhatYouWantPrice?: number;
                price?: number;
            })[];
            country?: string;
            /** Format: uuid */
            shippingRateId?: string;
            discountCode?: string;
            tip?: number;
            openOrder?: {
                orderRef: string;
                token: string;
            };
        };
        CartQuote: {
            lines: {
                /** @enum {string} */
                kind: "product" | "gift-membership" | "membership";
                membership: {
                    /** Format: uuid */
                    tierId: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                } | null;
                productId: string;
                productVariantId: string;
                isGift: boolean;
                recipientEmail: string;
                title: string;
                coverImage: string;
                color: string;
                size: string;
                deliveryType: ("digital" | "shipping" | "pickup") | null;
                payWhatYouWant: boolean;
                minimumPrice: number;
                listPrice: number;
                quantity: number;
                canIncreaseQuantity: boolean;
                maxQuantity: number;
                price: number;
                lineTotal: number;
                discount: number;
                reasons: {
                    kind: string;
                    text: string;
                }[];
                isAvailable: boolean;
                messages: {
                    kind: string;
                    text: string;
                }[];
            }[];
            currency: string;
            subtotal: number;
            discount: number;
            discountCode: {
                code: string;
                problem: string;
            } | null;
            shipping: number;
            shippingOptions: {
                /** Format: uuid */
                id: string;
                name: string;
                price: number;
            }[];
            shippingRateId: string;
            shippingNote: string;
            tax: number;
            taxes: {
                name: string;
                percent: number;
                amount: number;
                isIncluded: boolean;
            }[];
            tip: number;
            takesTips: boolean;
            measurement: string;
            total: number;
            needsShippingAddress: boolean;
            needsName: boolean;
            needsCountry: boolean;
            needsAccount: boolean;
            canCheckout: boolean;
            message: string;
            testPayments: boolean;
        };
        PostPublicCheckoutBody: {
            /** Format: uuid */
            profileId: string;
            items: ({
                /** @constant */
                kind?: "product";
                /** Format: uuid */
                productId: string;
                /** Format: uuid */
                productVariantId: string;
                /** @default 1 */
                quantity?: number;
                /** @default false */
                isGift?: boolean;
                /** @default  */
                recipientName?: string;
                /** @default  */
                recipientEmail?: string;
                /** @default  */
                recipientMessage?: string;
                /** @default  */
                giverName?: string;
                /** @default  */
                deliverAt?: string | "";
                payWhatYouWantPrice?: number;
                price?: number;
            } | {
                /** @constant */
                kind: "gift-membership";
                /** Format: uuid */
                tierId: string;
                /** @enum {number} */
                months: 1 | 3 | 6 | 12;
                /** @default  */
                recipientName?: string;
                /** @default  */
                recipientEmail?: string;
                /** @default  */
                recipientMessage?: string;
                /** @default  */
                giverName?: string;
                /** @default  */
                deliverAt?: string | "";
                payWhatYouWantPrice?: number;
                price?: number;
            } | {
                /** @constant */
                kind: "membership";
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                payWhatYouWantPrice?: number;
                price?: number;
            })[];
            /** @example ada@example.com */
            email: string;
            name?: string;
            shippingAddress?: {
                name: string;
                street: string;
                /** @default  */
                line2?: string;
                /** @default  */
                zipCode?: string;
                city: string;
                /** @default  */
                region?: string;
                country: string;
            };
            company?: {
                /** @example Tidal Records Ltd */
                name: string;
                /** @default  */
                vatId?: string;
            };
            country?: string;
            /** Format: uuid */
            shippingRateId?: string;
            discountCode?: string;
            tip?: number;
            source?: string;
            campaign?: string;
            measurement?: string;
            seenTotal?: number;
        };
        Checkout: {
            orderRef: string;
            token: string;
            redirectUrl: string;
        };
        Order: {
            ref: string;
            /** @enum {string} */
            status: "initiated_payment" | "payment_failed" | "failed" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
            email: string;
            company: {
                name: string;
                vatId: string;
            } | null;
            currency: string;
            lines: {
                productId: string;
                isMembership: boolean;
                title: string;
                quantity: number;
                price: number;
                lineTotal: number;
                color: string;
                size: string;
                coverImage: string;
                /** @enum {string} */
                deliveryType: "digital" | "shipping" | "pickup";
                tracks: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    position: number;
                    durationSeconds: number;
                    formats: {
                        /** @enum {string} */
                        format: "mp3" | "flac" | "original";
                        label: string;
                        size: number;
                    }[];
                }[];
                archives: {
                    /** @enum {string} */
                    format: "mp3" | "flac" | "original";
                    label: string;
                    size: number;
                }[];
                bonus: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    label: string;
                    size: number;
                }[];
                gift: {
                    recipientName: string;
                    recipientEmail: string;
                    message: string;
                    /** @enum {string} */
                    state: "pending_payment" | "scheduled" | "sent" | "claimed" | "cancelled" | "failed" | "expired";
                    deliverAt: string | null;
                    canChange: boolean;
                    canSendAgain: boolean;
                } | null;
                tickets: {
                    code: string;
                    qr: string;
                    kind: string;
                    holderName: string;
                    /** @enum {string} */
                    state: "valid" | "used" | "void";
                    isCancelled: boolean;
                    eventId: string;
                    eventTitle: string;
                    startsAt: string;
                    timeZone: string;
                    venue: string;
                }[];
                progress: string;
                refundedQuantity: number;
            }[];
            subtotal: number;
            discount: number;
            discountCode: string;
            shipping: number;
            tax: number;
            taxIncluded: number;
            tip: number;
            total: number;
            refunded: number;
            /** @enum {string} */
            refundState: "none" | "partial" | "full";
            invoices: {
                /** @enum {string} */
                kind: "invoice" | "credit_note" | "cancellation";
                number: string;
            }[];
            shippingAddress: {
                name: string;
                street: string;
                /** @default  */
                line2: string;
                /** @default  */
                zipCode: string;
                city: string;
                /** @default  */
                region: string;
                country: string;
            } | null;
            parcels: {
                /** Format: date-time */
                sentAt: string;
                contents: string;
                carrier: string;
                trackingNumber: string;
                trackingUrl: string;
            }[];
            hasHandedOver: boolean;
            stillToCome: string;
            standing: string;
            coming: string;
            history: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                status: "initiated_payment" | "payment_failed" | "failed" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
                words: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            paidAt: string | null;
            isPaid: boolean;
            needsReview: boolean;
            canRetry: boolean;
            canCancel: boolean;
            testPayments: boolean;
            toTell: ("meta" | "google" | "tiktok")[];
            maybeTold: ("meta" | "google" | "tiktok")[];
        };
        PostPublicOrdersLookupBody: {
            /** @example ada@example.com */
            email: string;
            orderNumber: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicOrdersLookupAnswer: {
            message: string;
        };
        GetPublicMembershipsInvoicesAnswer: {
            /** @enum {string} */
            kind: "invoice" | "credit_note" | "cancellation";
            number: string;
            /** Format: date-time */
            issuedAt: string;
        }[];
        PostPublicDownloadsBody: {
            orderRef?: string;
            token?: string;
            /** Format: uuid */
            entitlementId?: string;
            giftToken?: string;
            /** Format: uuid */
            trackId?: string;
            /** Format: uuid */
            productId?: string;
            /** Format: uuid */
            bonusId?: string;
            /** @enum {string} */
            format?: "mp3" | "flac" | "original";
        };
        PostPublicDownloadsAnswer: {
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        GetPublicGiftsAnswer: {
            given: {
                recipientName: string;
                recipientEmail: string;
                message: string;
                /** @enum {string} */
                state: "pending_payment" | "scheduled" | "sent" | "claimed" | "cancelled" | "failed" | "expired";
                deliverAt: string | null;
                canChange: boolean;
                canSendAgain: boolean;
                orderRef: string;
                line: number;
                title: string;
            }[];
            received: {
                token: string;
                title: string;
                giverName: string;
                /** Format: date-time */
                claimedAt: string;
            }[];
        };
        GetPublicGiftsTokenAnswer: {
            /** @enum {string} */
            state: "sent" | "claimed" | "expired" | "cancelled" | "event_cancelled";
            isYours: boolean;
            /** @enum {string} */
            kind: "digital" | "shipping" | "pickup" | "ticket" | "membership";
            productId: string;
            title: string;
            detail: string;
            quantity: number;
            coverImage: string;
            event: {
                title: string;
                /** Format: date-time */
                startsAt: string;
                timeZone: string;
                venue: string;
            } | null;
            giverName: string;
            recipientName: string;
            message: string;
            email: string;
            country: string;
            expiresAt: string | null;
            address: {
                name: string;
                street: string;
                /** @default  */
                line2: string;
                /** @default  */
                zipCode: string;
                city: string;
                /** @default  */
                region: string;
                country: string;
            } | null;
            availableFrom: string | null;
            tracks: {
                /** Format: uuid */
                id: string;
                title: string;
                position: number;
                durationSeconds: number;
                formats: {
                    /** @enum {string} */
                    format: "mp3" | "flac" | "original";
                    label: string;
                    size: number;
                }[];
            }[];
            archives: {
                /** @enum {string} */
                format: "mp3" | "flac" | "original";
                label: string;
                size: number;
            }[];
            bonus: {
                /** Format: uuid */
                id: string;
                title: string;
                label: string;
                size: number;
            }[];
            tickets: {
                code: string;
                qr: string;
                kind: string;
                holderName: string;
                /** @enum {string} */
                state: "valid" | "used" | "void";
                isCancelled: boolean;
                eventId: string;
                eventTitle: string;
                startsAt: string;
                timeZone: string;
                venue: string;
            }[];
            until: string | null;
            benefits: {
                id: string;
                title: string;
            }[];
            obstacle: string;
        };
        PostPublicGiftsTokenClaimBody: {
            /** @example ada@example.com */
            email?: string;
            address?: {
                name: string;
                street: string;
                /** @default  */
                line2?: string;
                /** @default  */
                zipCode?: string;
                city: string;
                /** @default  */
                region?: string;
                country: string;
            };
        };
        PostPublicGiftsTokenClaimAnswer: {
            token: string;
            gift: {
                /** @enum {string} */
                state: "sent" | "claimed" | "expired" | "cancelled" | "event_cancelled";
                isYours: boolean;
                /** @enum {string} */
                kind: "digital" | "shipping" | "pickup" | "ticket" | "membership";
                productId: string;
                title: string;
                detail: string;
                quantity: number;
                coverImage: string;
                event: {
                    title: string;
                    /** Format: date-time */
                    startsAt: string;
                    timeZone: string;
                    venue: string;
                } | null;
                giverName: string;
                recipientName: string;
                message: string;
                email: string;
                country: string;
                expiresAt: string | null;
                address: {
                    name: string;
                    street: string;
                    /** @default  */
                    line2: string;
                    /** @default  */
                    zipCode: string;
                    city: string;
                    /** @default  */
                    region: string;
                    country: string;
                } | null;
                availableFrom: string | null;
                tracks: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    position: number;
                    durationSeconds: number;
                    formats: {
                        /** @enum {string} */
                        format: "mp3" | "flac" | "original";
                        label: string;
                        size: number;
                    }[];
                }[];
                archives: {
                    /** @enum {string} */
                    format: "mp3" | "flac" | "original";
                    label: string;
                    size: number;
                }[];
                bonus: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    label: string;
                    size: number;
                }[];
                tickets: {
                    code: string;
                    qr: string;
                    kind: string;
                    holderName: string;
                    /** @enum {string} */
                    state: "valid" | "used" | "void";
                    isCancelled: boolean;
                    eventId: string;
                    eventTitle: string;
                    startsAt: string;
                    timeZone: string;
                    venue: string;
                }[];
                until: string | null;
                benefits: {
                    id: string;
                    title: string;
                }[];
                obstacle: string;
            };
        };
        PostPublicOrdersRefGiftsLineBody: {
            recipientEmail: string;
        };
        PostPublicOrdersRefGiftsLineAnswer: {
            recipientName: string;
            recipientEmail: string;
            message: string;
            /** @enum {string} */
            state: "pending_payment" | "scheduled" | "sent" | "claimed" | "cancelled" | "failed" | "expired";
            deliverAt: string | null;
            canChange: boolean;
            canSendAgain: boolean;
        };
        PostPublicOrdersRefGiftsLineResendAnswer: {
            recipientName: string;
            recipientEmail: string;
            message: string;
            /** @enum {string} */
            state: "pending_payment" | "scheduled" | "sent" | "claimed" | "cancelled" | "failed" | "expired";
            deliverAt: string | null;
            canChange: boolean;
            canSendAgain: boolean;
        };
        GetPublicTicketsAnswer: {
            code: string;
            qr: string;
            kind: string;
            holderName: string;
            /** @enum {string} */
            state: "valid" | "used" | "void";
            isCancelled: boolean;
            eventId: string;
            eventTitle: string;
            startsAt: string;
            timeZone: string;
            venue: string;
        }[];
        PostPublicEventsIdWaitlistBody: {
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            profileId: string;
            /** Format: uuid */
            ticketId?: string;
        };
        PostPublicEventsIdWaitlistAnswer: {
            /** @constant */
            waiting: true;
        };
        PostPublicEventsIdWaitlistFormBody: {
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            profileId: string;
            /** Format: uuid */
            ticketId?: string;
        };
        GetPublicLibraryAnswer: {
            data: components["schemas"]["Order"][];
            page: number;
            total: number;
            pageSize: number;
        };
        GetPublicLibraryReleasesAnswer: {
            data: {
                /** Format: uuid */
                entitlementId: string;
                /** Format: uuid */
                productId: string;
                title: string;
                artist: string;
                coverImage: string;
                /** Format: date-time */
                since: string;
                availableFrom: string | null;
                tracks: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    position: number;
                    durationSeconds: number;
                    formats: {
                        /** @enum {string} */
                        format: "mp3" | "flac" | "original";
                        label: string;
                        size: number;
                    }[];
                }[];
                archives: {
                    /** @enum {string} */
                    format: "mp3" | "flac" | "original";
                    label: string;
                    size: number;
                }[];
                bonus: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                    label: string;
                    size: number;
                }[];
            }[];
            page: number;
            total: number;
            pageSize: number;
        };
        PostPublicTracksIdStreamBody: {
            /** Format: uuid */
            playId: string;
            listener?: string;
        };
        Stream: {
            url: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            hears: "full" | "limited" | "preview";
            playsLeft: number | null;
            listener?: string;
        };
        PostPublicPlaysBody: {
            /** Format: uuid */
            trackId: string;
            /** Format: uuid */
            playId: string;
            isWhole?: boolean;
        };
        PostPublicCodesRedeemBody: {
            code: string;
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicCodesRedeemAnswer: {
            orderRef: string;
            token: string;
        };
        GetPublicMembershipsCurrentAnswer: {
            membership: {
                /** Format: uuid */
                tierId: string;
                tierName: string;
                status: string;
                /** @enum {string} */
                source: "joined" | "gift" | "comp";
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amount: number;
                currentPeriodStart: string | null;
                currentPeriodEnd: string | null;
                cancelAtPeriodEnd: boolean;
                accessUntil: string | null;
                next: {
                    /** Format: uuid */
                    tierId: string;
                    tierName: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                    amount: number;
                } | null;
                isTest: boolean;
            } | null;
            oldPrice: {
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** Format: date-time */
                until: string;
            } | null;
        };
        PostPublicMembershipsCheckoutBody: {
            /** Format: uuid */
            tierId: string;
            /** @enum {string} */
            interval: "none" | "month" | "year";
            amount?: number;
            returnTo?: string;
        };
        PostPublicMembershipsCheckoutAnswer: {
            membership: {
                /** Format: uuid */
                membershipTierId: string;
                status: string;
                /** @enum {string} */
                interval: "none" | "month" | "year";
                currentPeriodEnd: string | null;
            };
            redirectUrl: null;
        } | {
            membership: null;
            /** Format: uri */
            redirectUrl: string;
        };
        PostPublicMembershipsChangeBody: {
            /** Format: uuid */
            tierId: string;
            /** @enum {string} */
            interval: "none" | "month" | "year";
            amount?: number;
        };
        PostPublicMembershipsChangeAnswer: {
            membership: {
                /** Format: uuid */
                tierId: string;
                tierName: string;
                status: string;
                /** @enum {string} */
                source: "joined" | "gift" | "comp";
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amount: number;
                currentPeriodStart: string | null;
                currentPeriodEnd: string | null;
                cancelAtPeriodEnd: boolean;
                accessUntil: string | null;
                next: {
                    /** Format: uuid */
                    tierId: string;
                    tierName: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                    amount: number;
                } | null;
                isTest: boolean;
            } | null;
            oldPrice: {
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** Format: date-time */
                until: string;
            } | null;
            charged: number;
        };
        PostPublicMembershipsCancelAnswer: {
            membership: {
                /** Format: uuid */
                tierId: string;
                tierName: string;
                status: string;
                /** @enum {string} */
                source: "joined" | "gift" | "comp";
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amount: number;
                currentPeriodStart: string | null;
                currentPeriodEnd: string | null;
                cancelAtPeriodEnd: boolean;
                accessUntil: string | null;
                next: {
                    /** Format: uuid */
                    tierId: string;
                    tierName: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                    amount: number;
                } | null;
                isTest: boolean;
            } | null;
            oldPrice: {
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** Format: date-time */
                until: string;
            } | null;
        };
        PostPublicMembershipsResumeAnswer: {
            membership: {
                /** Format: uuid */
                tierId: string;
                tierName: string;
                status: string;
                /** @enum {string} */
                source: "joined" | "gift" | "comp";
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amount: number;
                currentPeriodStart: string | null;
                currentPeriodEnd: string | null;
                cancelAtPeriodEnd: boolean;
                accessUntil: string | null;
                next: {
                    /** Format: uuid */
                    tierId: string;
                    tierName: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                    amount: number;
                } | null;
                isTest: boolean;
            } | null;
            oldPrice: {
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** Format: date-time */
                until: string;
            } | null;
        };
        PostPublicMembershipsPortalAnswer: {
            /** Format: uri */
            redirectUrl: string;
        };
        PostPublicMembershipsRefreshAnswer: {
            membership: {
                /** Format: uuid */
                tierId: string;
                tierName: string;
                status: string;
                /** @enum {string} */
                source: "joined" | "gift" | "comp";
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amount: number;
                currentPeriodStart: string | null;
                currentPeriodEnd: string | null;
                cancelAtPeriodEnd: boolean;
                accessUntil: string | null;
                next: {
                    /** Format: uuid */
                    tierId: string;
                    tierName: string;
                    /** @enum {string} */
                    interval: "month" | "year";
                    amount: number;
                } | null;
                isTest: boolean;
            } | null;
            oldPrice: {
                /** Format: uuid */
                tierId: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** Format: date-time */
                until: string;
            } | null;
        };
        GetPublicTestPaymentsIdAnswer: {
            id: string;
            description: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            page: "open" | "declined" | "complete" | "expired";
            membership: {
                tierName: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** @enum {string} */
                status: "incomplete" | "active" | "past_due" | "canceled";
                isEnding: boolean;
                cardDeclines: boolean;
                periodEnd: string | null;
                payments: {
                    id: string;
                    amount: number;
                    paidAt: string;
                }[];
            } | null;
            cancelUrl: string;
            redirectUrl: string;
            notice: string;
        };
        PostPublicTestPaymentsIdBody: {
            /** @enum {string} */
            action: "pay" | "decline" | "leave" | "card_works" | "card_declines" | "next_period" | "some_days";
        };
        PostPublicTestPaymentsIdAnswer: {
            id: string;
            description: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            page: "open" | "declined" | "complete" | "expired";
            membership: {
                tierName: string;
                /** @enum {string} */
                interval: "month" | "year";
                amount: number;
                /** @enum {string} */
                status: "incomplete" | "active" | "past_due" | "canceled";
                isEnding: boolean;
                cardDeclines: boolean;
                periodEnd: string | null;
                payments: {
                    id: string;
                    amount: number;
                    paidAt: string;
                }[];
            } | null;
            cancelUrl: string;
            redirectUrl: string;
            notice: string;
        };
        OwnerOrder: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            ref: string;
            /** @enum {string} */
            status: "initiated_payment" | "payment_failed" | "failed" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
            /** @enum {string} */
            refundState: "none" | "partial" | "full";
            email: string;
            name: string | null;
            currency: string;
            subtotalMinor: number;
            discountMinor: number;
            shippingMinor: number;
            taxMinor: number;
            totalMinor: number;
            refundedMinor: number;
            paidAt: string | null;
            shippedAt: string | null;
            shippingAddress: {
                name: string;
                street: string;
                line2: string;
                zipCode: string;
                city: string;
                region: string;
                country: string;
            } | null;
            items: {
                title: string;
                product: string | null;
                variant: string | null;
                quantity: number;
                unitMinor: number;
                /** @enum {string} */
                deliveryType: "digital" | "shipping" | "pickup";
                sentAt: string | null;
                carrier: string | null;
                trackingNumber: string | null;
            }[];
        };
        GetV1OrdersAnswer: {
            data: components["schemas"]["OwnerOrder"][];
            next: string | null;
        };
        PostV1OrdersShipBody: {
            /** Format: uuid */
            key: string;
            orders: {
                /** Format: uuid */
                id: string;
                carrier?: string;
                trackingNumber?: string;
                /** Format: date-time */
                sentAt?: string;
            }[];
            note?: string;
        };
        PostV1OrdersShipAnswer: {
            /** Format: uuid */
            id: string;
            ref: string;
            /** @enum {string} */
            outcome: "sent" | "partly" | "already" | "refused";
            message: string;
        }[];
        PostV1OrdersIdRefundsBody: {
            /** Format: uuid */
            key: string;
            /**
             * @example [
             *       {
             *         "line": 0,
             *         "quantity": 1
             *       }
             *     ]
             */
            lines?: {
                line: number;
                quantity: number;
            }[];
            amount?: number;
            /** @default  */
            reason?: string;
            /** @default false */
            restock?: boolean;
            /** @enum {string} */
            claimedGifts?: "keep" | "withdraw";
        };
        PostV1OrdersIdRefundsAnswer: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "initiated_payment" | "payment_failed" | "failed" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
            /** @enum {string} */
            refundState: "none" | "partial" | "full";
            needsReview: boolean;
        };
        DiscountCode: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            code: string;
            percent: number | null;
            amountMinor: number | null;
            startsAt: string | null;
            endsAt: string | null;
            maxUses: number | null;
            oncePerBuyer: boolean;
            membersOnly: boolean;
            isActive: boolean;
            products: string[];
            uses: number;
        };
        GetV1DiscountCodesAnswer: {
            data: components["schemas"]["DiscountCode"][];
            next: string | null;
        };
        PostV1DiscountCodesBody: {
            percent?: number | null;
            amountMinor?: number | null;
            startsAt?: string | null;
            endsAt?: string | null;
            maxUses?: number | null;
            oncePerBuyer?: boolean;
            membersOnly?: boolean;
            isActive?: boolean;
            code: string;
            products?: string[];
        };
        PatchV1DiscountCodesCodeIdBody: {
            endsAt?: string | null;
            maxUses?: number | null;
            isActive?: boolean;
        };
        ProductItem: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            category: "Music" | "Merch";
            title: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "on-sale" | "off";
            onSaleAt: string | null;
            /** Format: date-time */
            releaseDate: string;
            isFeatured: boolean;
            priceMinMinor: number;
            priceMaxMinor: number;
        };
        GetV1ProductsAnswer: {
            data: components["schemas"]["ProductItem"][];
            next: string | null;
        };
        PostV1ReleasesBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            /** Format: date */
            releaseDate?: string;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
            isFeatured?: boolean;
            hasCoverColours?: boolean;
            artist?: string;
            credits?: string;
            /**
             * @example {
             *       "kind": "free",
             *       "minor": 0,
             *       "suggestedMinor": null
             *     }
             */
            download?: {
                /** @enum {string} */
                kind: "free" | "fixed" | "open" | "none";
                /** @example 1250 */
                minor: number;
                suggestedMinor: number | null;
            };
            isPreorder?: boolean;
            editions?: {
                key: string;
                id: string | null;
                title: string;
                /** @example 1250 */
                minor: number;
                stock: number | null;
                stockSeen: number | null;
                sku: string;
                /** @enum {string} */
                delivery: "digital" | "shipping" | "pickup";
                /** @enum {string} */
                availability: "active" | "sold_out" | "inactive" | "preorder";
                availabilitySeen: ("active" | "sold_out" | "inactive" | "preorder") | null;
            }[];
            /** @enum {string} */
            streaming?: "full" | "limited" | "preview" | "none";
            playLimit?: number;
            showsLyrics?: boolean;
        };
        Release: {
            /** Format: uuid */
            id: string;
            rev: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "on-sale" | "off";
            onSaleAt: string | null;
            pictures: components["schemas"]["Picture"][];
            coverColours: {
                primary: string;
                background: string;
                text: string;
                textPrimary: string;
            } | null;
            isSold: boolean;
            url: string;
            form: {
                title: string;
                description: ({
                    root: {
                        type: string;
                        version: number;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | null;
                media: string[];
                /** Format: date */
                releaseDate: string;
                /** @enum {string} */
                visibility: "public" | "members" | "paid" | "tiers";
                tiers: string[];
                isFeatured: boolean;
                hasCoverColours: boolean;
                artist: string;
                credits: string;
                /**
                 * @example {
                 *       "kind": "free",
                 *       "minor": 0,
                 *       "suggestedMinor": null
                 *     }
                 */
                download: {
                    /** @enum {string} */
                    kind: "free" | "fixed" | "open" | "none";
                    /** @example 1250 */
                    minor: number;
                    suggestedMinor: number | null;
                };
                isPreorder: boolean;
                editions: {
                    key: string;
                    id: string | null;
                    title: string;
                    /** @example 1250 */
                    minor: number;
                    stock: number | null;
                    stockSeen: number | null;
                    sku: string;
                    /** @enum {string} */
                    delivery: "digital" | "shipping" | "pickup";
                    /** @enum {string} */
                    availability: "active" | "sold_out" | "inactive" | "preorder";
                    availabilitySeen: ("active" | "sold_out" | "inactive" | "preorder") | null;
                }[];
                /** @enum {string} */
                streaming: "full" | "limited" | "preview" | "none";
                playLimit: number;
                showsLyrics: boolean;
            };
            remarks: {
                /** @enum {string} */
                place: "cover" | "songs" | "price" | "editions" | "more";
                message: string;
                isObstacle: boolean;
            }[];
            songs: {
                /** Format: uuid */
                id: string;
                title: string;
                artist: string;
                durationSeconds: number;
                hasFile: boolean;
            }[];
            ordered: string[];
            bonusCount: number;
        };
        Picture: {
            id: string;
            url: string;
            alt: string;
            width: number;
            height: number;
            mimeType: string;
            sizes: {
                url: string;
                width: number;
                height: number;
            }[];
            focalX: number;
            focalY: number;
        };
        PatchV1ReleasesReleaseIdBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            /** Format: date */
            releaseDate?: string;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
            isFeatured?: boolean;
            hasCoverColours?: boolean;
            artist?: string;
            credits?: string;
            /**
             * @example {
             *       "kind": "free",
             *       "minor": 0,
             *       "suggestedMinor": null
             *     }
             */
            download?: {
                /** @enum {string} */
                kind: "free" | "fixed" | "open" | "none";
                /** @example 1250 */
                minor: number;
                suggestedMinor: number | null;
            };
            isPreorder?: boolean;
            editions?: {
                key: string;
                id: string | null;
                title: string;
                /** @example 1250 */
                minor: number;
                stock: number | null;
                stockSeen: number | null;
                sku: string;
                /** @enum {string} */
                delivery: "digital" | "shipping" | "pickup";
                /** @enum {string} */
                availability: "active" | "sold_out" | "inactive" | "preorder";
                availabilitySeen: ("active" | "sold_out" | "inactive" | "preorder") | null;
            }[];
            /** @enum {string} */
            streaming?: "full" | "limited" | "preview" | "none";
            playLimit?: number;
            showsLyrics?: boolean;
        };
        PostV1ReleasesReleaseIdStateBody: {
            /** @constant */
            to: "on-sale";
        } | {
            /** @constant */
            to: "scheduled";
            /** Format: date-time */
            at: string;
        } | {
            /** @constant */
            to: "off";
        };
        PostV1MerchBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            /** Format: date */
            releaseDate?: string;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
            isFeatured?: boolean;
            hasCoverColours?: boolean;
            release?: string | null;
        };
        Merch: {
            /** Format: uuid */
            id: string;
            rev: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "on-sale" | "off";
            onSaleAt: string | null;
            pictures: components["schemas"]["Picture"][];
            coverColours: {
                primary: string;
                background: string;
                text: string;
                textPrimary: string;
            } | null;
            isSold: boolean;
            url: string;
            form: {
                title: string;
                description: ({
                    root: {
                        type: string;
                        version: number;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | null;
                media: string[];
                /** Format: date */
                releaseDate: string;
                /** @enum {string} */
                visibility: "public" | "members" | "paid" | "tiers";
                tiers: string[];
                isFeatured: boolean;
                hasCoverColours: boolean;
                release: string | null;
            };
            remarks: {
                /** @enum {string} */
                place: "cover" | "price" | "more";
                message: string;
                isObstacle: boolean;
            }[];
        };
        PatchV1MerchMerchIdBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            /** Format: date */
            releaseDate?: string;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
            isFeatured?: boolean;
            hasCoverColours?: boolean;
            release?: string | null;
        };
        PostV1MerchMerchIdStateBody: {
            /** @constant */
            to: "on-sale";
        } | {
            /** @constant */
            to: "scheduled";
            /** Format: date-time */
            at: string;
        } | {
            /** @constant */
            to: "off";
        };
        VariantMatrix: {
            revision: string;
            optionName: string;
            variants: {
                priceMinor: number;
                stockQuantity: number | null;
                upcCode: string;
                /** @enum {string} */
                availabilityStatus: "active" | "sold_out" | "inactive" | "preorder";
                colorName: string;
                colorHex: string;
                size: string;
                /** @enum {string} */
                deliveryType: "digital" | "shipping" | "pickup";
                media: string[];
                /** Format: uuid */
                id: string;
                stockHeld: number;
                isOrdered: boolean;
            }[];
            kept: string[];
        };
        PutV1ProductsProductIdVariantsBody: {
            revision: string;
            optionName: string;
            variants: {
                /** @example 1250 */
                priceMinor: number;
                stockQuantity: number | null;
                upcCode: string;
                /** @enum {string} */
                availabilityStatus: "active" | "sold_out" | "inactive" | "preorder";
                colorName: string;
                colorHex: "" | string;
                size: string;
                /** @enum {string} */
                deliveryType: "digital" | "shipping" | "pickup";
                media: string[];
                id: string | null;
                stockSeen: number | null;
                /** @enum {string} */
                statusSeen: "active" | "sold_out" | "inactive" | "preorder";
            }[];
        };
        PostItem: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            caption: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "published";
            publishedAt: string | null;
            /** @enum {string} */
            visibility: "public" | "members" | "paid" | "tiers";
        };
        GetV1PostsAnswer: {
            data: components["schemas"]["PostItem"][];
            next: string | null;
        };
        PostV1PostsBody: {
            caption?: string;
            body?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: {
                /** Format: uuid */
                file: string;
                name: string;
                poster: string | null;
            }[];
            poll?: {
                question: string;
                options: {
                    id: string;
                    text: string;
                }[];
                closesAt: string | null;
            } | null;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
        };
        WrittenPost: {
            /** Format: uuid */
            id: string;
            rev: string;
            form: {
                caption: string;
                body: ({
                    root: {
                        type: string;
                        version: number;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | null;
                media: {
                    /** Format: uuid */
                    file: string;
                    name: string;
                    poster: string | null;
                }[];
                poll: {
                    question: string;
                    options: {
                        id: string;
                        text: string;
                    }[];
                    closesAt: string | null;
                } | null;
                /** @enum {string} */
                visibility: "public" | "members" | "paid" | "tiers";
                tiers: string[];
            };
            /** @enum {string} */
            state: "draft" | "scheduled" | "published";
            publishedAt: string | null;
            hasUnpublished: boolean;
            mail: {
                /** @enum {string} */
                state: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                receivers: number | null;
            } | null;
            url: string;
            remarks: {
                /** @enum {string} */
                place: "caption" | "media" | "poll" | "tiers";
                message: string;
            }[];
            files: {
                id: string;
                /** @enum {string} */
                kind: "image" | "video" | "audio" | "document";
                fileName: string;
                url: string;
                thumbnail: string;
                alt: string;
                width: number;
                height: number;
            }[];
        };
        PatchV1PostsPostIdBody: {
            caption?: string;
            body?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: {
                /** Format: uuid */
                file: string;
                name: string;
                poster: string | null;
            }[];
            poll?: {
                question: string;
                options: {
                    id: string;
                    text: string;
                }[];
                closesAt: string | null;
            } | null;
            /** @enum {string} */
            visibility?: "public" | "members" | "paid" | "tiers";
            tiers?: string[];
        };
        PostV1PostsPostIdStateBody: {
            /** @constant */
            to: "published";
            mail: boolean;
        } | {
            /** @constant */
            to: "scheduled";
            /** Format: date-time */
            at: string;
            mail: boolean;
        } | {
            /** @constant */
            to: "draft";
        } | {
            /** @constant */
            to: "as-shown";
        };
        ShowItem: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title: string;
            /** Format: date-time */
            startsAt: string;
            timeZone: string;
            venue: string;
            city: string;
            country: string;
            /** @enum {string} */
            status: "scheduled" | "cancelled";
            isPublished: boolean;
        };
        GetV1ShowsAnswer: {
            data: components["schemas"]["ShowItem"][];
            next: string | null;
        };
        PostV1ShowsBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            actionText?: string;
            /** Format: date */
            date: string;
            /** @example 20:00 */
            time: string;
            /** @example Europe/Berlin */
            timeZone: string;
            venue?: string;
            street?: string;
            zipCode?: string;
            city?: string;
            country?: string;
            /** @example https://example.com/tickets */
            actionLink?: string;
            tickets?: {
                key: string;
                id: string | null;
                name: string;
                /** @example 1250 */
                minor: number;
                stock: number | null;
                stockSeen: number | null;
                /** @enum {string} */
                state: "active" | "sold_out" | "inactive";
                stateSeen: ("active" | "sold_out" | "inactive") | null;
                salesFrom: "" | string;
                salesUntil: "" | string;
            }[];
        };
        WrittenShow: {
            /** Format: uuid */
            id: string;
            rev: string;
            form: {
                title: string;
                description: ({
                    root: {
                        type: string;
                        version: number;
                    } & {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | null;
                media: string[];
                actionText: string;
                /** Format: date */
                date: string;
                /** @example 20:00 */
                time: string;
                /** @example Europe/Berlin */
                timeZone: string;
                venue: string;
                street: string;
                zipCode: string;
                city: string;
                country: string;
                /** @example https://example.com/tickets */
                actionLink: string;
                tickets: {
                    key: string;
                    id: string | null;
                    name: string;
                    /** @example 1250 */
                    minor: number;
                    stock: number | null;
                    stockSeen: number | null;
                    /** @enum {string} */
                    state: "active" | "sold_out" | "inactive";
                    stateSeen: ("active" | "sold_out" | "inactive") | null;
                    salesFrom: "" | string;
                    salesUntil: "" | string;
                }[];
            };
            isPublished: boolean;
            /** @enum {string} */
            status: "scheduled" | "cancelled";
            remarks: {
                /** @enum {string} */
                place: "when" | "where" | "tickets" | "more";
                message: string;
                isObstacle: boolean;
            }[];
            pictures: components["schemas"]["Picture"][];
            ordered: string[];
            sold: {
                [key: string]: number;
            } | null;
            isSold: boolean;
            url: string;
        };
        PatchV1ShowsShowIdBody: {
            title?: string;
            description?: ({
                root: {
                    type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            media?: string[];
            actionText?: string;
            /** Format: date */
            date?: string;
            /** @example 20:00 */
            time?: string;
            /** @example Europe/Berlin */
            timeZone?: string;
            venue?: string;
            street?: string;
            zipCode?: string;
            city?: string;
            country?: string;
            /** @example https://example.com/tickets */
            actionLink?: string;
            tickets?: {
                key: string;
                id: string | null;
                name: string;
                /** @example 1250 */
                minor: number;
                stock: number | null;
                stockSeen: number | null;
                /** @enum {string} */
                state: "active" | "sold_out" | "inactive";
                stateSeen: ("active" | "sold_out" | "inactive") | null;
                salesFrom: "" | string;
                salesUntil: "" | string;
            }[];
        };
        PostV1ShowsShowIdStateBody: {
            onSite: boolean;
        } | {
            /** @enum {string} */
            status: "scheduled" | "cancelled";
        };
        Site: {
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            theme: {
                colors: {
                    primary: string;
                    background: string;
                    text: string;
                    textPrimary: string;
                };
                cornerRadius: number;
                /** @enum {string} */
                fontFamily: "Inter" | "Poppins" | "Montserrat" | "Open Sans" | "Roboto" | "Lato" | "Source Sans Pro" | "Nunito" | "Raleway" | "Ubuntu" | "Oswald" | "Bebas Neue" | "Fjalla One" | "Anton" | "Righteous" | "Playfair Display" | "Merriweather" | "Lora" | "Crimson Text" | "Libre Baskerville";
                logo: string;
                headerLinks: {
                    label: string;
                    href: string;
                }[];
                socialLinks: {
                    /** @enum {string} */
                    icon: "instagram" | "facebook" | "twitter" | "youtube" | "website";
                    href: string;
                }[];
                pluginSettings?: {
                    [key: string]: {
                        [key: string]: string | number | boolean | string[];
                    };
                };
            };
            themeName: string;
        };
        PageEntry: {
            pathname: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        GetPublicPagesAnswer: components["schemas"]["PageEntry"][];
        Page: {
            /** Format: uuid */
            id: string;
            pathname: string;
            title: string;
            seo: {
                title: string;
                description: string;
                image: components["schemas"]["Picture"] | null;
                isHidden: boolean;
            };
            document: {
                /** @constant */
                version: 1;
                /** @description By id, from `root`; `props` are as the block of that `type` and version `v` has them */
                nodes: {
                    [key: string]: {
                        type: string;
                        props: {
                            [key: string]: unknown;
                        };
                        children: string[];
                        v: number;
                        layout?: {
                            base?: {
                                hidden?: boolean;
                                order?: number;
                                width?: number;
                                minHeight?: number;
                                above?: number;
                                below?: number;
                                padding?: number;
                                gap?: number;
                                /** @enum {string} */
                                align?: "left" | "center" | "right" | "spread";
                                share?: number;
                                columns?: number;
                                /** @enum {string} */
                                textSize?: "text" | "lede" | "large" | "heading" | "display";
                            };
                            tablet?: {
                                hidden?: boolean;
                                order?: number;
                                width?: number;
                                minHeight?: number;
                                above?: number;
                                below?: number;
                                padding?: number;
                                gap?: number;
                                /** @enum {string} */
                                align?: "left" | "center" | "right" | "spread";
                                share?: number;
                                columns?: number;
                                /** @enum {string} */
                                textSize?: "text" | "lede" | "large" | "heading" | "display";
                            };
                            mobile?: {
                                hidden?: boolean;
                                order?: number;
                                width?: number;
                                minHeight?: number;
                                above?: number;
                                below?: number;
                                padding?: number;
                                gap?: number;
                                /** @enum {string} */
                                align?: "left" | "center" | "right" | "spread";
                                share?: number;
                                columns?: number;
                                /** @enum {string} */
                                textSize?: "text" | "lede" | "large" | "heading" | "display";
                            };
                        };
                        anchor?: string;
                    };
                };
            };
            /** @description The pictures and films whose ids stand in `props` */
            media: components["schemas"]["Picture"][];
        };
        Product: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @enum {string} */
            category: "Music" | "Merch";
            /** @enum {string} */
            kind: "digital" | "physical";
            artist: string;
            reservedFor: string;
            credits: string;
            /** @description Sanitised HTML */
            description: string;
            media: components["schemas"]["Media"][];
            variants: components["schemas"]["Variant"][];
        };
        Media: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "image" | "video";
            url: string;
        };
        Variant: {
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            payWhatYouWant: boolean;
            /** @enum {string} */
            availabilityStatus: "active" | "sold_out" | "inactive" | "preorder";
            releaseAt: string | null;
            /** @enum {string} */
            deliveryType: "digital" | "shipping" | "pickup";
            price: number;
            media: components["schemas"]["Media"][];
            tracks: components["schemas"]["Track"][];
            color: string | null;
            colorHex: string | null;
            size: string | null;
            memberPrice: number | null;
            upcCode: string | null;
        };
        Track: {
            /** Format: uuid */
            id: string;
            title: string;
            artist: string;
            description: string;
            hasExplicitContent: boolean;
            isFeatured: boolean;
            durationSeconds: number;
            coverImage: string | null;
            url: string | null;
            /** Format: uuid */
            productId: string;
        };
        GetPublicProductsAnswer: {
            data: components["schemas"]["Product"][];
            page: number;
            total: number;
            pageSize: number;
        };
        GetPublicProductsFeaturedAnswer: components["schemas"]["Product"][];
        GetPublicProductsIdQueueAnswer: {
            /** Format: uuid */
            id: string;
            title: string;
            artist: string;
            url: string;
            isPreview?: boolean;
            isAsked?: boolean;
            coverImage: string;
            /** Format: uuid */
            productId: string;
            durationSeconds: number;
        }[];
        MembershipTier: {
            /** Format: uuid */
            id: string;
            name: string;
            payWhatYouWant: boolean;
            payWhatYouWantMinimum: number | null;
            priceMonthly: number | null;
            priceYearly: number | null;
            benefits: {
                id: string;
                title: string;
            }[];
        };
        GetPublicMembershipTiersAnswer: components["schemas"]["MembershipTier"][];
        Post: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "image" | "video" | "audio" | "poll";
            caption: string;
            body: string;
            text: {
                doc: {
                    root: {
                        type: string;
                        version: number;
                        children?: ({
                            type: string;
                            version: number;
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                };
                pictures: {
                    [key: string]: components["schemas"]["Picture"] | null;
                };
                formulas: {
                    [key: string]: string;
                };
            } | null;
            /** Format: date-time */
            publishedAt: string;
            /** @enum {string} */
            visibility: "public" | "members" | "paid" | "tiers";
            tiers: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            likes: number;
            comments: number;
            liked: boolean | null;
            saved: boolean | null;
            hasAccess: boolean;
            media: ({
                id: string;
                /** @enum {string} */
                type: "image" | "video" | "audio" | "document";
                url: string;
                name: string;
                alt: string;
                width: number;
                height: number;
                sizes: {
                    url: string;
                    width: number;
                    height: number;
                }[];
                poster: {
                    url: string;
                    width: number;
                    height: number;
                } | null;
            } | {
                /** @enum {string} */
                type: "image" | "video" | "audio" | "document";
                width: number;
                height: number;
                preview: string;
            })[];
            poll: components["schemas"]["Poll"] | null;
        };
        Poll: {
            id: string;
            question: string;
            options: {
                id: string;
                text: string;
                votes: number | null;
                percent: number | null;
            }[];
            totalVotes: number;
            votedOptionId: string | null;
            closesAt: string | null;
            isClosed: boolean;
        };
        GetPublicPostsAnswer: {
            data: components["schemas"]["Post"][];
            page: number;
            total: number;
            pageSize: number;
        };
        GetPublicLikesStatusAnswer: {
            liked: boolean;
        };
        GetPublicSavesStatusAnswer: {
            saved: boolean;
        };
        GetPublicLikesCountAnswer: {
            count: number;
        };
        GetPublicCommentsCountAnswer: {
            count: number;
        };
        PostPublicLikesBody: {
            /** Format: uuid */
            entityId: string;
            /** @constant */
            entityType: "post";
        };
        PostPublicLikesAnswer: {
            liked: boolean;
            count: number;
        };
        DeletePublicLikesBody: {
            /** Format: uuid */
            entityId: string;
            /** @constant */
            entityType: "post";
        };
        DeletePublicLikesAnswer: {
            liked: boolean;
            count: number;
        };
        PostPublicSavesBody: {
            /** Format: uuid */
            entityId: string;
            /** @constant */
            entityType: "post";
        };
        PostPublicSavesAnswer: {
            saved: boolean;
        };
        DeletePublicSavesBody: {
            /** Format: uuid */
            entityId: string;
            /** @constant */
            entityType: "post";
        };
        DeletePublicSavesAnswer: {
            saved: boolean;
        };
        Comment: {
            /** Format: uuid */
            id: string;
            content: string;
            fullName: string;
            /** Format: date-time */
            createdAt: string;
            isOwn: boolean;
        };
        GetPublicCommentsAnswer: components["schemas"]["Comment"][];
        GetPublicCommentsIdAnswer: {
            /** Format: uuid */
            postId: string;
        };
        PostPublicCommentsBody: {
            /** Format: uuid */
            entityId: string;
            /** @constant */
            entityType: "post";
            content: string;
        };
        PostPublicPollsPollIdVoteBody: {
            optionId: string;
        };
        Show: {
            /** Format: uuid */
            id: string;
            title: string;
            timeZone: string;
            /** @enum {string} */
            status: "scheduled" | "cancelled";
            media: components["schemas"]["Media"][];
            /** Format: date-time */
            dateTime: string;
            address: {
                name: string;
                street: string;
                zipCode?: string;
                city: string;
                country: string;
            };
            actionText: string | null;
            actionLink: string | null;
            /** @description Sanitised HTML */
            description: string;
            tickets: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                productId: string;
                name: string;
                description: string;
                remaining: number | null;
                maxPerOrder: number;
                price: number;
                /** @enum {string} */
                status: "on_sale" | "sold_out" | "not_yet" | "ended";
            }[];
        };
        GetPublicEventsAnswer: components["schemas"]["Show"][];
        PostPublicEmailListsJoinBody: {
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            emailListId: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicEmailListsJoinAnswer: {
            /** @constant */
            joined: true;
        };
        PostPublicEmailListsConfirmBody: {
            token: string;
        };
        PostPublicEmailListsConfirmAnswer: {
            /** @constant */
            confirmed: true;
        };
        GetPublicEmailListsConfirmAnswer: {
            confirmed: boolean;
        };
        PostPublicEmailListsUnsubscribeBody: {
            token: string;
        };
        PostPublicEmailListsUnsubscribeAnswer: {
            /** @constant */
            unsubscribed: true;
        };
        PostPublicEmailListsJoinFormBody: {
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            emailListId: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicWebsitesContactBody: {
            name: string;
            /** @example ada@example.com */
            email: string;
            message: string;
            /** Format: uuid */
            profileId: string;
            website?: string;
        };
        PostPublicWebsitesContactAnswer: {
            /** @constant */
            sent: true;
        };
        PostPublicWebsitesContactFormBody: {
            name: string;
            /** @example ada@example.com */
            email: string;
            message: string;
            /** Format: uuid */
            profileId: string;
            website?: string;
        };
        PostPublicAccountsBody: {
            /** @example ada@example.com */
            email: string;
            password: string;
            firstName: string;
            /** @default  */
            lastName?: string;
            /** Format: uuid */
            profileId: string;
        };
        SignedIn: {
            /** @description Goes into `Authorization: JWT <token>` */
            token: string;
            account: components["schemas"]["Account"];
        };
        Account: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            membership: {
                /** Format: uuid */
                membershipTierId: string;
                status: string;
                /** @enum {string} */
                interval: "none" | "month" | "year";
                currentPeriodEnd: string | null;
            } | null;
        };
        PatchPublicAccountsMeBody: {
            firstName?: string;
            lastName?: string;
        };
        PatchAccountsMeBody: {
            firstName?: string;
            lastName?: string;
        };
        GetAccountsMeEmailAnswer: {
            email: string;
            isConfirmed: boolean;
            pendingEmail: string | null;
        };
        PostAccountsMeEmailBody: {
            /** @example ada@example.com */
            email: string;
            password: string;
        };
        PostPublicAccountsConfirmEmailBody: {
            token: string;
        };
        GetAccountsMeEmailListsAnswer: {
            /** Format: uuid */
            id: string;
            name: string;
            isSubscribed: boolean | null;
        }[];
        PatchAccountsMeEmailListsBody: {
            /** Format: uuid */
            emailListId: string;
            isSubscribed: boolean;
        };
        PatchAccountsMeEmailListsAnswer: {
            /** Format: uuid */
            id: string;
            name: string;
            isSubscribed: boolean | null;
        }[];
        GetAccountsMeMailSettingsAnswer: {
            news: boolean;
            posts: boolean;
        };
        PatchAccountsMeMailSettingsBody: {
            news?: boolean;
            posts?: boolean;
        };
        PatchAccountsMeMailSettingsAnswer: {
            news: boolean;
            posts: boolean;
        };
        GetAccountsMeSessionsAnswer: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            isCurrent: boolean;
        }[];
        PostAccountsMePasswordBody: {
            currentPassword: string;
            password: string;
            confirmPassword: string;
        };
        GetAccountsMeExportAnswer: {
            [key: string]: {
                [key: string]: unknown;
            }[];
        };
        DeleteAccountsMeBody: {
            password: string;
        };
        PostSessionsBody: {
            /** @example ada@example.com */
            email: string;
            password: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicPasswordsForgotBody: {
            /** @example ada@example.com */
            email: string;
            /** Format: uuid */
            profileId: string;
        };
        PostPublicPasswordsResetBody: {
            token: string;
            password: string;
            confirmPassword: string;
        };
        EmailListItem: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name: string;
            doubleOptIn: boolean;
        };
        GetV1EmailListsAnswer: {
            data: components["schemas"]["EmailListItem"][];
            next: string | null;
        };
        SubscriberItem: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "unsubscribed" | "unreachable";
            source: ("form" | "account" | "import" | "automation") | null;
            confirmedAt: string | null;
            unsubscribedAt: string | null;
            consentText: string | null;
            consentAt: string | null;
        };
        GetV1EmailListsListIdSubscribersAnswer: {
            data: components["schemas"]["SubscriberItem"][];
            next: string | null;
        };
        PostV1EmailListsListIdSubscribersBody: {
            /** @example ada@example.com */
            email: string;
            /** @default  */
            firstName?: string;
            /** @default  */
            lastName?: string;
            consent?: {
                text: string;
                /** Format: date-time */
                at: string;
            };
        };
        PostV1EmailListsListIdSubscribersAnswer: {
            /** @enum {string} */
            outcome: "added" | "asked" | "unchanged";
            message: string;
        };
        PostV1SubscribersRemoveBody: {
            /** @example ada@example.com */
            email: string;
        };
        Person: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            seenAt: string;
            hasAccount: boolean;
            tier: string;
            orders: number;
            spentMinor: number;
            lists: number;
            hasLeft: boolean;
            country: string;
        };
        GetV1PeopleAnswer: {
            people: components["schemas"]["Person"][];
            next: string | null;
            total: number | null;
        };
        PostPublicVisitsBody: {
            /** Format: uuid */
            profileId: string;
            path: string;
            source: string;
            /** @default  */
            medium?: string;
            /** @default  */
            campaign?: string;
            /** @default false */
            isNew?: boolean;
        };
        Numbers: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description What is counted was paid with test payments */
            testPayments: boolean;
            totals: {
                orders: number;
                /** @description Dollars of orders and memberships, less what was given back */
                revenue: number;
                plays: number;
                /** @description Pages that were read */
                views: number;
                visits: number;
                /** @description Who came on several days counts on each */
                visitors: number;
                membersJoined: number;
                membersLeft: number;
                subscribersJoined: number;
                subscribersLeft: number;
            };
            /** @description The same number of days before */
            before: {
                orders: number;
                /** @description Dollars of orders and memberships, less what was given back */
                revenue: number;
                plays: number;
                /** @description Pages that were read */
                views: number;
                visits: number;
                /** @description Who came on several days counts on each */
                visitors: number;
                membersJoined: number;
                membersLeft: number;
                subscribersJoined: number;
                subscribersLeft: number;
            };
            /** @description Now */
            members: number;
            /** @description Now, on all lists */
            subscribers: number;
            /** @description Of those who were members at the beginning; null when there were none */
            churnPercent: number | null;
            days: {
                orders: number;
                /** @description Dollars of orders and memberships, less what was given back */
                revenue: number;
                plays: number;
                /** @description Pages that were read */
                views: number;
                visits: number;
                /** @description Who came on several days counts on each */
                visitors: number;
                membersJoined: number;
                membersLeft: number;
                subscribersJoined: number;
                subscribersLeft: number;
                /** Format: date */
                day: string;
                /** @description At the end of the day */
                members: number;
                /** @description At the end of the day */
                subscribers: number;
            }[];
            releases: {
                /** Format: uuid */
                productId: string;
                title: string;
                units: number;
                revenue: number;
                plays: number;
                /** @description Plays to the end */
                fullPlays: number;
            }[];
            /** @description Memberships that members pay for */
            paidTiers: {
                /** Format: uuid */
                tierId: string;
                title: string;
                units: number;
                revenue: number;
            }[];
            /** @description Memberships that were bought for others */
            givenTiers: {
                /** Format: uuid */
                tierId: string;
                title: string;
                units: number;
                revenue: number;
            }[];
            /** @description What no row has: shipping, tax, tips, and what is deleted */
            otherRevenue: number;
            tiers: {
                /** Format: uuid */
                tierId: string;
                name: string;
                members: number;
                payingMembers: number;
            }[];
            sources: {
                source: string;
                visits: number;
                visitors: number;
                orders: number;
                revenue: number;
            }[];
        };
        OrderPaidEvent: {
            /** @constant */
            type: "order.paid";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description The number that buyer and artist see */
                ref: string;
                email: string;
                name: string | null;
                /** @description Null for a guest */
                accountId: string | null;
                currency: string;
                subtotalMinor: number;
                discountMinor: number;
                shippingMinor: number;
                taxMinor: number;
                tipMinor: number;
                totalMinor: number;
                paidAt: string | null;
                shippedAt: string | null;
                items: {
                    title: string;
                    productId: string | null;
                    variantId: string | null;
                    quantity: number;
                    unitMinor: number;
                    /** @enum {string} */
                    deliveryType: "digital" | "shipping" | "pickup";
                    sentAt: string | null;
                    carrier: string | null;
                    trackingNumber: string | null;
                }[];
            };
        };
        OrderShippedEvent: {
            /** @constant */
            type: "order.shipped";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description The number that buyer and artist see */
                ref: string;
                email: string;
                name: string | null;
                /** @description Null for a guest */
                accountId: string | null;
                currency: string;
                subtotalMinor: number;
                discountMinor: number;
                shippingMinor: number;
                taxMinor: number;
                tipMinor: number;
                totalMinor: number;
                paidAt: string | null;
                shippedAt: string | null;
                items: {
                    title: string;
                    productId: string | null;
                    variantId: string | null;
                    quantity: number;
                    unitMinor: number;
                    /** @enum {string} */
                    deliveryType: "digital" | "shipping" | "pickup";
                    sentAt: string | null;
                    carrier: string | null;
                    trackingNumber: string | null;
                }[];
            };
        };
        OrderRefundedEvent: {
            /** @constant */
            type: "order.refunded";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description Of the refund
                 */
                id: string;
                /** Format: uuid */
                orderId: string;
                ref: string;
                email: string;
                accountId: string | null;
                amountMinor: number;
                currency: string;
                reason: string | null;
            };
        };
        MembershipStartedEvent: {
            /** @constant */
            type: "membership.started";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description Null once the account is deleted */
                accountId: string | null;
                email: string | null;
                /** Format: uuid */
                tierId: string;
                tierName: string;
                /** @enum {string} */
                status: "free" | "incomplete" | "active" | "past_due" | "unpaid" | "canceled" | "paused" | "incomplete_expired";
                /** @description Paid for or free, given by somebody, or given by the artist */
                source: ("joined" | "gift" | "comp") | null;
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amountMinor: number;
                paidUntil: string | null;
                cancelAtPeriodEnd: boolean;
                nextTierId: string | null;
                startedAt: string | null;
                endedAt: string | null;
                endReason: ("cancelled" | "payment_failed" | "period_over") | null;
            };
        };
        MembershipChangedEvent: {
            /** @constant */
            type: "membership.changed";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description Null once the account is deleted */
                accountId: string | null;
                email: string | null;
                /** Format: uuid */
                tierId: string;
                tierName: string;
                /** @enum {string} */
                status: "free" | "incomplete" | "active" | "past_due" | "unpaid" | "canceled" | "paused" | "incomplete_expired";
                /** @description Paid for or free, given by somebody, or given by the artist */
                source: ("joined" | "gift" | "comp") | null;
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amountMinor: number;
                paidUntil: string | null;
                cancelAtPeriodEnd: boolean;
                nextTierId: string | null;
                startedAt: string | null;
                endedAt: string | null;
                endReason: ("cancelled" | "payment_failed" | "period_over") | null;
            };
        };
        MembershipEndedEvent: {
            /** @constant */
            type: "membership.ended";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** @description Null once the account is deleted */
                accountId: string | null;
                email: string | null;
                /** Format: uuid */
                tierId: string;
                tierName: string;
                /** @enum {string} */
                status: "free" | "incomplete" | "active" | "past_due" | "unpaid" | "canceled" | "paused" | "incomplete_expired";
                /** @description Paid for or free, given by somebody, or given by the artist */
                source: ("joined" | "gift" | "comp") | null;
                /** @enum {string} */
                interval: "none" | "month" | "year";
                amountMinor: number;
                paidUntil: string | null;
                cancelAtPeriodEnd: boolean;
                nextTierId: string | null;
                startedAt: string | null;
                endedAt: string | null;
                endReason: ("cancelled" | "payment_failed" | "period_over") | null;
            };
        };
        SubscriberConfirmedEvent: {
            /** @constant */
            type: "subscriber.confirmed";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                listId: string;
                listName: string;
                email: string;
                firstName: string | null;
                lastName: string | null;
                source: ("form" | "account" | "import" | "automation") | null;
            };
        };
        SubscriberLeftEvent: {
            /** @constant */
            type: "subscriber.left";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                listId: string;
                listName: string;
                email: string;
                firstName: string | null;
                lastName: string | null;
                source: ("form" | "account" | "import" | "automation") | null;
            };
        };
        PostPublishedEvent: {
            /** @constant */
            type: "post.published";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                caption: string;
                /** @enum {string} */
                visibility: "public" | "members" | "paid" | "tiers";
                /** Format: date-time */
                publishedAt: string;
            };
        };
        CommentCreatedEvent: {
            /** @constant */
            type: "comment.created";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                postId: string;
                /** Format: uuid */
                accountId: string;
                name: string;
                content: string;
            };
        };
        ReleasePublishedEvent: {
            /** @constant */
            type: "release.published";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                title: string;
                artist: string | null;
                /** Format: date-time */
                releaseDate: string;
                /** @enum {string} */
                visibility: "public" | "members" | "paid" | "tiers";
            };
        };
        TicketCheckedInEvent: {
            /** @constant */
            type: "ticket.checked_in";
            /** @constant */
            version: 1;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                orderId: string;
                eventId: string | null;
                eventTitle: string | null;
                kind: string | null;
                name: string | null;
                email: string;
                accountId: string | null;
                /** Format: date-time */
                checkedInAt: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postPublicCartQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicCartQuoteBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartQuote"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicCheckout: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicCheckoutBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicOrdersRef: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefRefresh: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefRetry: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefCancel: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefWithdrawConsent: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicOrdersLookupBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicOrdersLookupAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicOrdersRefInvoicesNumber: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicMembershipsInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicMembershipsInvoicesAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicMembershipsInvoicesNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicDownloads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicDownloadsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicDownloadsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicGifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicGiftsAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicGiftsToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicGiftsTokenAnswer"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicGiftsTokenClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicGiftsTokenClaimBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicGiftsTokenClaimAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefGiftsLine: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
                line: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicOrdersRefGiftsLineBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicOrdersRefGiftsLineAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicOrdersRefGiftsLineResend: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path: {
                ref: string;
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicOrdersRefGiftsLineResendAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicTicketsAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEventsIdWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicEventsIdWaitlistBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicEventsIdWaitlistAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEventsIdWaitlistForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PostPublicEventsIdWaitlistFormBody"];
            };
        };
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPublicLibrary: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicLibraryAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicLibraryReleases: {
        parameters: {
            query?: {
                page?: number;
                productId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicLibraryReleasesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicTracksIdStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicTracksIdStreamBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stream"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicTracksIdFull: {
        parameters: {
            query?: {
                expires?: string;
                signature?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicTracksIdPreview: {
        parameters: {
            query?: {
                expires?: string;
                signature?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicPlays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicPlaysBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicCodesRedeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicCodesRedeemBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicCodesRedeemAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicMembershipsCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicMembershipsCurrentAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicMembershipsCheckoutBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsCheckoutAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicMembershipsChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsChangeAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsCancelAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsResumeAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsPortalAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicMembershipsRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicMembershipsRefreshAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicTestPaymentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicTestPaymentsIdAnswer"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicTestPaymentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicTestPaymentsIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicTestPaymentsIdAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1Orders: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                status?: "initiated_payment" | "payment_failed" | "failed" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1OrdersAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1OrdersShip: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1OrdersShipBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostV1OrdersShipAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1OrdersOrderId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerOrder"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1OrdersIdRefunds: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1OrdersIdRefundsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostV1OrdersIdRefundsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Briefly unavailable; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1DiscountCodes: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1DiscountCodesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1DiscountCodes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1DiscountCodesBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchV1DiscountCodesCodeId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchV1DiscountCodesCodeIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1Products: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                category?: "Music" | "Merch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1ProductsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1Releases: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1ReleasesBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1ReleasesReleaseId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                releaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteV1ReleasesReleaseId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                releaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchV1ReleasesReleaseId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                releaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchV1ReleasesReleaseIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1ReleasesReleaseIdState: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                releaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1ReleasesReleaseIdStateBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1Merch: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1MerchBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merch"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1MerchMerchId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merch"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteV1MerchMerchId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchV1MerchMerchId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                merchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchV1MerchMerchIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merch"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1MerchMerchIdState: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                merchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1MerchMerchIdStateBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merch"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1ProductsProductIdVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantMatrix"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putV1ProductsProductIdVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutV1ProductsProductIdVariantsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantMatrix"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1Posts: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1PostsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1Posts: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1PostsBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenPost"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1PostsPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenPost"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteV1PostsPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchV1PostsPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchV1PostsPostIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenPost"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1PostsPostIdState: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1PostsPostIdStateBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenPost"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1Shows: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1ShowsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1Shows: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1ShowsBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenShow"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1ShowsShowId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                showId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenShow"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteV1ShowsShowId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                showId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchV1ShowsShowId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                showId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchV1ShowsShowIdBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenShow"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1ShowsShowIdState: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                showId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1ShowsShowIdStateBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenShow"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicProfilesCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPages: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicPagesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPagesAt: {
        parameters: {
            query: {
                profileId: string;
                pathname: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicProducts: {
        parameters: {
            query: {
                profileId: string;
                category?: "Music" | "Merch";
                page?: number;
                limit?: number;
                filter?: {
                    query?: string;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    releaseType?: "all" | "album" | "single";
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicProductsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicProductsFeatured: {
        parameters: {
            query: {
                profileId: string;
                category?: "Music" | "Merch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicProductsFeaturedAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicProductsId: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicProductsIdQueue: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicProductsIdQueueAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicMembershipTiers: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicMembershipTiersAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPosts: {
        parameters: {
            query: {
                profileId: string;
                page?: number;
                limit?: number;
                filter?: {
                    query?: string;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    type?: "all" | "image" | "video" | "audio" | "poll";
                    membershipTierId?: string | "all" | "";
                    saved?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicPostsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPostsIdFilesFileId: {
        parameters: {
            query?: {
                expires?: string;
                signature?: string;
                writer?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPostsIdFilesFileIdSize: {
        parameters: {
            query?: {
                expires?: string;
                signature?: string;
                writer?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
                size: ("w640" | "w1280") | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no such part */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPostsIdPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPostsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicLikesStatus: {
        parameters: {
            query: {
                entityId: string;
                entityType: "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicLikesStatusAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicSavesStatus: {
        parameters: {
            query: {
                entityId: string;
                entityType: "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicSavesStatusAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicLikesCount: {
        parameters: {
            query: {
                entityId: string;
                entityType: "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicLikesCountAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicCommentsCount: {
        parameters: {
            query: {
                entityId: string;
                entityType: "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicCommentsCountAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicLikes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicLikesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicLikesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePublicLikes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletePublicLikesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePublicLikesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicSaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicSavesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicSavesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePublicSaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletePublicSavesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePublicSavesAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicComments: {
        parameters: {
            query: {
                entityId: string;
                entityType: "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicCommentsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicCommentsBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicCommentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicCommentsIdAnswer"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePublicCommentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicCommentsIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicPollsPollId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pollId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicPollsPollIdVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pollId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicPollsPollIdVoteBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicEvents: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicEventsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicEventsId: {
        parameters: {
            query: {
                profileId: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Show"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEmailListsJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicEmailListsJoinBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicEmailListsJoinAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicEmailListsConfirm: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPublicEmailListsConfirmAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEmailListsConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicEmailListsConfirmBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicEmailListsConfirmAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEmailListsUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicEmailListsUnsubscribeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicEmailListsUnsubscribeAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEmailListsJoinForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PostPublicEmailListsJoinFormBody"];
            };
        };
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPublicEmailListsConfirmForm: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPublicEmailListsUnsubscribeForm: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPublicEmailListsUnsubscribeOneClick: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicEmailListsUnsubscribeOneClick: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicWebsitesContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicWebsitesContactBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPublicWebsitesContactAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicWebsitesContactForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PostPublicWebsitesContactFormBody"];
            };
        };
        responses: {
            /** @description Leads to a page that says how it went, also when it did not go well */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postPublicAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicAccountsBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublicAccountsMe: {
        parameters: {
            query?: {
                profileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchPublicAccountsMe: {
        parameters: {
            query?: {
                profileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchPublicAccountsMeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMe: {
        parameters: {
            query?: {
                profileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAccountsMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountsMeBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAccountsMe: {
        parameters: {
            query?: {
                profileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchAccountsMeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsMeEmailAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAccountsMeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAccountsMeEmailBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAccountsMeEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicAccountsConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicAccountsConfirmEmailBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMeEmailLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsMeEmailListsAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAccountsMeEmailLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchAccountsMeEmailListsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchAccountsMeEmailListsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMeMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsMeMailSettingsAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAccountsMeMailSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchAccountsMeMailSettingsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchAccountsMeMailSettingsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsMeSessionsAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAccountsMeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAccountsMeSessionsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAccountsMePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAccountsMePasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccountsMeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountsMeExportAnswer"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSessionsBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicPasswordsForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicPasswordsForgotBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicPasswordsReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicPasswordsResetBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1EmailLists: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1EmailListsAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1EmailListsListIdSubscribers: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
                status?: "pending" | "confirmed" | "unsubscribed" | "unreachable";
            };
            header?: never;
            path: {
                listId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1EmailListsListIdSubscribersAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1EmailListsListIdSubscribers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                listId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1EmailListsListIdSubscribersBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostV1EmailListsListIdSubscribersAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postV1SubscribersRemove: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostV1SubscribersRemoveBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible as things are; `code` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Cannot be done as asked; `code` says why, as when an Idempotency-Key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1People: {
        parameters: {
            query?: {
                words?: string;
                segment?: ("members" | "buyers" | "listed" | "new" | "away") | string;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetV1PeopleAnswer"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postPublicVisits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublicVisitsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Of a kind that is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getV1Numbers: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Numbers"];
                };
            };
            /** @description Malformed or invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in, or with wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another site */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    toldOrderPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPaidEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldOrderShipped: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderShippedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldOrderRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldMembershipStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipStartedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldMembershipChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipChangedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldMembershipEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipEndedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldSubscriberConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberConfirmedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldSubscriberLeft: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberLeftEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldPostPublished: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublishedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldCommentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreatedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldReleasePublished: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleasePublishedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    toldTicketCheckedIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Of the event, the same each time that it is sent */
                "webhook-id": string;
                /** @description Of this try, in seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in base64; several with spaces between them while a new secret replaces another */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCheckedInEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, within ten seconds. Anything else is tried again for three days */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
