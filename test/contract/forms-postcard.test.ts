import { formContract } from "./forms.js";

formContract("postcard");
