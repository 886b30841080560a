/** Picture decoders, loaded with the first picture. */
export { inflated } from "../../../host/inflated.js";
export { openPicture } from "../../../sheet/pictures/open-picture.js";
