/** What opens pictures: loaded with the first one. */
export { inflated } from "../../host/inflated.js";
export { openPicture } from "../../sheet/pictures/open-picture.js";
